import minus from 'icon:pn/minus';
import plus from 'icon:pn/plus';
import type { Map as LibreMap } from 'maplibre-gl';
import { Icon } from '#app/ui/icon.tsx';
import type { MapWords } from './map-sheet.ts';

const look = 'grid size-11 place-items-center hover:bg-pn-blue-50 disabled:opacity-40';

export function ZoomButtons({ map, words }: { map: LibreMap; words: MapWords }) {
	return (
		<div
			data-over-map
			className="absolute end-3.5 bottom-3.5 z-5 grid [&>button+button]:border-t [&>button]:border-line overflow-clip rounded-md bg-surface shadow-2"
		>
			<button
				type="button"
				className={look}
				aria-label={words.zoomIn}
				onClick={({ nativeEvent }) => map.zoomIn({}, { originalEvent: nativeEvent })}
			>
				<Icon icon={plus} />
			</button>
			<button
				type="button"
				className={look}
				aria-label={words.zoomOut}
				onClick={({ nativeEvent }) => map.zoomOut({}, { originalEvent: nativeEvent })}
			>
				<Icon icon={minus} />
			</button>
		</div>
	);
}
