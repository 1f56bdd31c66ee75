import { type Map as LibreMap, Marker } from 'maplibre-gl';
import type { Point, Rectangle } from '#domain/geometry.ts';
import { pillBox } from './place-labels.ts';

export type MapMark = Point & { text: string };

/** Pills that do not move: this home, our office. */
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

/** Boxes of all controls over the map, which the page may place anywhere. */
export function controlBoxes(map: LibreMap): Rectangle[] {
	const container = map.getContainer();
	const { left, top } = container.getBoundingClientRect();
	const controls = container.parentElement?.parentElement?.querySelectorAll('[data-over-map], .maplibregl-ctrl-attrib') ?? [];
	return [...controls].map((control) => {
		const { x, y, width, height } = control.getBoundingClientRect();
		return { x: x - left, y: y - top, width, height };
	});
}
