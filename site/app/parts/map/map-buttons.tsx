import expand from 'icon:pn/expand';
import minus from 'icon:pn/minus';
import plus from 'icon:pn/plus';
import close from 'icon:pn/x';
import locate from 'icon:tabler/current-location';
import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { Icon, type IconData } from '#app/ui/icon.tsx';
import { useFullScreen } from './full-screen.ts';
import type { MapWords } from './map-sheet.ts';
import { useNearMe } from './near-me.ts';

const box = 'grid overflow-clip rounded-md bg-surface shadow-2 [&>button+button]:border-t [&>button]:border-line';

/** `sharesGestures`: on a page that scrolls; over the whole screen all of them are the map's. */
export function MapButtons({ map, words, sharesGestures }: { map: LibreMap; words: MapWords; sharesGestures: boolean }) {
	const { isFull, toggle } = useFullScreen(() => map.getContainer().parentElement?.parentElement ?? null);
	const near = useNearMe(map, words);
	useEffect(() => {
		if (sharesGestures && !isFull) map.cooperativeGestures.enable();
		else map.cooperativeGestures.disable();
	}, [map, sharesGestures, isFull]);
	return (
		<>
			<div className="absolute end-3.5 bottom-8 z-5 grid gap-2">
				<div data-over-map className={box}>
					<MapButton name={isFull ? words.leaveFullScreen : words.fullScreen} icon={isFull ? close : expand} onPress={toggle} />
				</div>
				<div data-over-map className={box}>
					<MapButton name={words.nearMe} icon={locate} onPress={near.find} />
				</div>
				<div data-over-map className={box}>
					<MapButton name={words.zoomIn} icon={plus} onPress={(originalEvent) => map.zoomIn({}, { originalEvent })} />
					<MapButton name={words.zoomOut} icon={minus} onPress={(originalEvent) => map.zoomOut({}, { originalEvent })} />
				</div>
			</div>
			<p role="status" className={near.says ? 'map-says' : 'sr-only'}>
				<bdi>{near.says}</bdi>
			</p>
		</>
	);
}

function MapButton({ name, icon, onPress }: { name: string; icon: IconData; onPress: (event: MouseEvent) => void }) {
	return (
		<button
			type="button"
			aria-label={name}
			title={name}
			className="grid size-11 place-items-center hover:bg-pn-blue-50"
			onClick={({ nativeEvent }) => onPress(nativeEvent)}
		>
			<Icon icon={icon} />
		</button>
	);
}
