import { type Map as LibreMap, Marker } from 'maplibre-gl';
import type { Rectangle } from '#domain/geometry.ts';
import type { Locale } from '#domain/locales.ts';
import { arrangeNames } from './arrange-names.ts';
import { drawLandmarkIcon } from './landmark-icon.tsx';
import type { PlaceName } from './map-sheet.ts';
import { hasDot } from './place-labels.ts';
import { readLines } from './road-lines.ts';
import type { PlacedRoad } from './road-names.ts';

type Options = { places: readonly PlaceName[]; locale: Locale; direction: string; inTheWay: () => Rectangle[] };

/** Draws names as HTML, so that the browser shapes Arabic, without overlaps between names and pins. */
export function writeNames(map: LibreMap, { places, locale, direction, inTheWay }: Options) {
	const shown = new Map<PlaceName, Marker>();
	let alongRoads: Marker[] = [];

	function write(): void {
		const { clientWidth: width, clientHeight: height } = map.getContainer();
		const zoom = map.getZoom();
		const readable = places
			.filter(({ from, to }) => zoom >= from && zoom < to)
			.map((place) => {
				const { x, y } = map.project([place.longitude, place.latitude]);
				return { text: place.text, kind: place.kind, at: [x, y] as const, place };
			});
		const { labels, roads } = arrangeNames({ labels: readable, ...readLines(map, locale) }, { width, height, zoom }, inTheWay());
		const placed = new Map(labels.map(({ label, offset }) => [label.place, offset]));
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
		for (const marker of alongRoads) marker.remove();
		alongRoads = roads.map((road) => roadMarker(map, road, direction).addTo(map));
	}

	/** During a zoom road names would be off their roads. */
	const hideRoads = () => {
		for (const marker of alongRoads) marker.remove();
		alongRoads = [];
	};

	map.on('zoomstart', hideRoads);
	map.on('moveend', write);
	map.on('resize', write);
	map.on('idle', write);
	write();
	return {
		write,
		remove(): void {
			map.off('zoomstart', hideRoads);
			map.off('moveend', write);
			map.off('resize', write);
			map.off('idle', write);
			for (const marker of [...shown.values(), ...alongRoads]) marker.remove();
		},
	};
}

/** As in static-map.tsx: a zero-size box with a dot and a name. */
function placeMarker({ text, kind, icon, colour, longitude, latitude }: PlaceName, direction: string): Marker {
	const element = createBox();
	const name = createText('map-name', text, direction);
	name.dataset['kind'] = kind;
	if (colour) name.style.setProperty('--line', colour);
	if (icon) element.append(drawLandmarkIcon(icon));
	else if (hasDot(kind) && kind !== 'station') element.append(Object.assign(document.createElement('i'), { className: 'map-dot' }));
	element.append(name);
	return new Marker({ element }).setLngLat([longitude, latitude]);
}

function roadMarker(map: LibreMap, { text, class: road, x, y, angle }: PlacedRoad, direction: string): Marker {
	const element = createBox();
	const name = createText('map-road', text, direction);
	name.dataset['class'] = road;
	name.style.rotate = `${angle}deg`;
	element.append(name);
	return new Marker({ element }).setLngLat(map.unproject([x, y]));
}

function createBox(): HTMLElement {
	const element = document.createElement('div');
	element.className = 'map-place';
	element.ariaHidden = 'true';
	return element;
}

function createText(className: string, text: string, direction: string): HTMLElement {
	const name = document.createElement('span');
	name.className = className;
	const letters = document.createElement('bdi');
	letters.dir = direction;
	letters.textContent = text;
	name.append(letters);
	return name;
}
