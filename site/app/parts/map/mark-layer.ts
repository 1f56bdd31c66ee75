import { type Map as LibreMap, Marker } from 'maplibre-gl';
import type { Point, Rectangle } from '#domain/geometry.ts';
import { pillBox } from './place-labels.ts';

export type MapMark = Point & { text: string };

/** Pills that stay where they are: this home, our office. */
export function setMarks(map: LibreMap, marks: readonly MapMark[], direction: string): { boxes: () => Rectangle[] } {
	for (const { text, longitude, latitude } of marks) {
		const element = document.createElement('span');
		element.className = 'map-pill';
		element.dir = direction;
		element.textContent = text;
		new Marker({ element, anchor: 'bottom', offset: [0, -6] }).setLngLat([longitude, latitude]).addTo(map);
	}
	return {
		boxes: () =>
			marks.map(({ text, longitude, latitude }) => {
				const { x, y } = map.project([longitude, latitude]);
				return pillBox([x, y], text);
			}),
	};
}

/** Zoom buttons and attribution. */
export function controlBoxes(map: LibreMap): Rectangle[] {
	const { clientWidth, clientHeight } = map.getContainer();
	return [
		{ x: clientWidth - 60, y: clientHeight - 104, width: 60, height: 104 },
		{ x: 0, y: clientHeight - 22, width: 190, height: 22 },
	];
}
