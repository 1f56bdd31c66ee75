import { type Map as LibreMap, Marker } from 'maplibre-gl';
import type { Rectangle } from '#domain/geometry.ts';
import type { PlaceName } from './map-sheet.ts';
import { hasDot, placeLabels } from './place-labels.ts';

/** Writes the names of places on a map, as HTML: they are shaped by the browser and never stand on one another or on pins. */
export function writeNames(map: LibreMap, places: readonly PlaceName[], direction: string, inTheWay: () => Rectangle[]) {
	const shown = new Map<PlaceName, Marker>();

	function write(): void {
		const { clientWidth: width, clientHeight: height } = map.getContainer();
		const zoom = map.getZoom();
		const readable = places
			.filter(({ from, to }) => zoom >= from && zoom < to)
			.map((place) => {
				const { x, y } = map.project([place.longitude, place.latitude]);
				return { text: place.text, kind: place.kind, at: [x, y] as const, place };
			});
		const placed = new Map(placeLabels(readable, { width, height }, inTheWay()).map(({ label, offset }) => [label.place, offset]));
		for (const [place, marker] of shown)
			if (!placed.has(place)) {
				marker.remove();
				shown.delete(place);
			}
		for (const [place, offset] of placed) {
			const marker = shown.get(place) ?? placeMarker(place, direction).addTo(map);
			const name = marker.getElement().lastElementChild as HTMLElement;
			[name.style.insetInlineStart, name.style.insetBlockStart] = offset.map((pixels) => `${pixels}px`) as [string, string];
			shown.set(place, marker);
		}
	}

	map.on('moveend', write);
	map.on('resize', write);
	write();
	return {
		write,
		remove(): void {
			map.off('moveend', write);
			map.off('resize', write);
			for (const marker of shown.values()) marker.remove();
		},
	};
}

/** As in static-map.tsx: a box without size at the place, its dot, and the name beside it. */
function placeMarker({ text, kind, longitude, latitude }: PlaceName, direction: string): Marker {
	const element = document.createElement('div');
	element.className = 'map-place';
	element.ariaHidden = 'true';
	const name = document.createElement('span');
	name.className = 'map-name';
	name.dataset['kind'] = kind;
	const letters = document.createElement('bdi');
	letters.dir = direction;
	letters.textContent = text;
	name.append(letters);
	if (hasDot(kind)) element.append(Object.assign(document.createElement('i'), { className: 'map-dot' }));
	element.append(name);
	return new Marker({ element }).setLngLat([longitude, latitude]);
}
