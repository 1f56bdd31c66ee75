import { createProjection } from '#site/map/projection.ts';
import MapCanvas from './map-canvas.tsx';
import type { MapDrawing } from './map-drawing.ts';
import type { MapHandle } from './map-handle.ts';
import type { MapSheet } from './map-sheet.ts';
import type { Pin } from './pins.ts';

type Props = {
	drawing: MapDrawing;
	sheet: MapSheet;
	direction: 'ltr' | 'rtl';
	pins?: readonly Pin[] | undefined;
	onSelect?: ((ids: readonly number[]) => void) | undefined;
	onReady: (handle: MapHandle) => void;
	onFail: () => void;
};

/** The interactive version of a drawing: the same view and overlays. */
export default function PlaceCanvas({ drawing, pins, onSelect, ...props }: Props) {
	const { unproject } = createProjection(drawing.view);
	const readPoint = ({ x, y }: { x: number; y: number }) => unproject([x, y]);
	const parseRing = (points: string) =>
		points.split(' ').map((pair) => {
			const [x = 0, y = 0] = pair.split(',').map(Number);
			return unproject([x, y]);
		});
	return (
		<MapCanvas
			{...props}
			{...(pins && { pins })}
			{...(onSelect && { onSelect })}
			sharesGestures
			view={drawing.view}
			marks={drawing.marks.map((mark) => ({ ...readPoint(mark), text: mark.text }))}
			outlines={drawing.shapes.filter(({ isMain }) => isMain).map(({ points, isMain }) => ({ ring: parseRing(points), isMain }))}
			names={drawing.names
				.filter(({ kind }) => kind === 'main')
				.map(({ text, kind, x, y }) => ({ text, kind, ...readPoint({ x, y }), from: drawing.view.zoom - 1, to: 24 }))}
		/>
	);
}
