import type { Map as LibreMap } from 'maplibre-gl';
import type { Point } from '#domain/geometry.ts';
import { mapColours } from '#site/map/map-colours.ts';
import type { Pixel } from '#site/map/projection.ts';
import { simplify } from '#site/map/simplify.ts';

/** A stroke with fewer corners is an accident. */
const LEAST_CORNERS = 3;
const LEAST_SIZE = 24;
const TOLERANCE = 4;
const SVG = 'http://www.w3.org/2000/svg';

/** Draws a loop with mouse, pen or touch. Null when aborted by Escape or the signal, or when it is too small. */
export function drawArea(map: LibreMap, signal?: AbortSignal): Promise<Point[] | null> {
	const sheet = document.createElementNS(SVG, 'svg');
	const line = document.createElementNS(SVG, 'polyline');
	sheet.style.cssText = 'position:absolute;inset:0;inline-size:100%;block-size:100%;z-index:4;cursor:crosshair;touch-action:none';
	line.style.cssText = `fill:${mapColours.outline}22;stroke:${mapColours.outline};stroke-width:2.5;stroke-linejoin:round`;
	sheet.dataset['takesEscape'] = '';
	sheet.append(line);
	map.getContainer().append(sheet);
	const stroke: Pixel[] = [];

	return new Promise((resolve) => {
		const end = (area: Point[] | null) => {
			sheet.remove();
			removeEventListener('keydown', onKey);
			signal?.removeEventListener('abort', giveUp);
			resolve(area);
		};
		const giveUp = () => end(null);
		const onKey = ({ key }: KeyboardEvent) => {
			if (key === 'Escape') giveUp();
		};
		const extend = ({ clientX, clientY }: PointerEvent) => {
			const { left, top } = sheet.getBoundingClientRect();
			stroke.push([clientX - left, clientY - top]);
			line.setAttribute('points', stroke.join(' '));
		};
		sheet.addEventListener('pointerdown', (event) => {
			sheet.setPointerCapture(event.pointerId);
			extend(event);
		});
		sheet.addEventListener('pointermove', (event) => {
			if (stroke.length) extend(event);
		});
		sheet.addEventListener('pointerup', () => {
			const corners = findCorners(stroke);
			end(corners?.map(([x, y]) => toPoint(map.unproject([x, y]))) ?? null);
		});
		sheet.addEventListener('pointercancel', giveUp);
		addEventListener('keydown', onKey);
		signal?.addEventListener('abort', giveUp);
		if (signal?.aborted) giveUp();
	});
}

const toPoint = ({ lng, lat }: { lng: number; lat: number }): Point => ({
	longitude: Number(lng.toFixed(5)),
	latitude: Number(lat.toFixed(5)),
});

/** Simplifies a stroke to a polygon; null when it is too small to search in. */
export function findCorners(stroke: readonly Pixel[]): Pixel[] | null {
	const corners = simplify(stroke, TOLERANCE);
	const spread = (axis: 0 | 1) => Math.max(...stroke.map((point) => point[axis])) - Math.min(...stroke.map((point) => point[axis]));
	return corners.length >= LEAST_CORNERS && spread(0) >= LEAST_SIZE && spread(1) >= LEAST_SIZE ? corners : null;
}
