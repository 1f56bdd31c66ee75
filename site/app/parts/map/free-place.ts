import type { Rectangle } from '#domain/geometry.ts';
import type { Pixel, Size } from '#site/map/projection.ts';
import { touches } from './place-labels.ts';

const STEP = 8;
const EDGE = 3;

/** The smallest shift that brings a box fully into view, clear of everything over the map. Zero when there is no room. */
export function stepToFreePlace(box: Rectangle, inTheWay: readonly Rectangle[], view: Size): Pixel {
	const isFree = (x: number, y: number) => !inTheWay.some((other) => touches({ ...box, x, y }, other));
	const [right, bottom] = [view.width - EDGE - box.width, view.height - EDGE - box.height];
	if (box.x >= EDGE && box.y >= EDGE && box.x <= right && box.y <= bottom && isFree(box.x, box.y)) return [0, 0];
	let nearest: { step: Pixel; distance: number } | null = null;
	for (let x = EDGE; x <= right; x += STEP)
		for (let y = EDGE; y <= bottom; y += STEP) {
			const step: Pixel = [x - box.x, y - box.y];
			const distance = Math.hypot(...step);
			if ((!nearest || distance < nearest.distance) && isFree(x, y)) nearest = { step, distance };
		}
	return nearest?.step ?? [0, 0];
}
