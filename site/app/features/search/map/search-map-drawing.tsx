import type { MapDrawing } from '#app/parts/map/map-drawing.ts';
import { MapSource } from '#app/parts/map/map-source.tsx';
import { StaticMap } from '#app/parts/map/static-map.tsx';

type Props = { data: { drawing: MapDrawing; direction: 'ltr' | 'rtl' } };

export default function SearchMapDrawing({ data: { drawing, direction } }: Props) {
	return (
		<>
			<StaticMap drawing={drawing} direction={direction} />
			<MapSource text={drawing.words.source} />
		</>
	);
}
