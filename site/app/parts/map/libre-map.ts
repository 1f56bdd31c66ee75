import { AttributionControl, Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { View } from '#site/map/projection.ts';
import { baseStyle } from './base-style.ts';
import type { MapSheet } from './map-sheet.ts';

const EGYPT_AND_AROUND: [[number, number], [number, number]] = [
	[20, 19],
	[41, 35.5],
];

export type LibreOptions = {
	container: HTMLElement;
	view: Pick<View, 'centre' | 'zoom'>;
	sheet: MapSheet;
	direction: 'ltr' | 'rtl';
	/** Leaves one-finger touches and the wheel to the scrolling page. */
	sharesGestures: boolean;
};

setWorkerUrl(workerUrl);

/** An empty map of Egypt, north up, with controls in the page's language. Throws without WebGL. */
export function openLibreMap({
	container,
	view,
	sheet: { words, tiles, streets, styleUrl },
	direction,
	sharesGestures,
}: LibreOptions): LibreMap {
	const source = `<a href="https://www.openstreetmap.org/copyright" rel="external noopener"><bdi dir="${direction}">${words.attribution}</bdi></a>`;
	const map = new LibreMap({
		container,
		style: styleUrl ?? baseStyle({ tiles, streets }, source),
		center: [view.centre.longitude, view.centre.latitude],
		zoom: view.zoom,
		minZoom: 4,
		maxZoom: 17,
		maxPitch: 0,
		maxBounds: EGYPT_AND_AROUND,
		dragRotate: false,
		pitchWithRotate: false,
		touchPitch: false,
		renderWorldCopies: false,
		cooperativeGestures: sharesGestures,
		attributionControl: false,
		locale: {
			'Map.Title': words.title,
			'AttributionControl.ToggleAttribution': words.attributionToggle,
			'CooperativeGesturesHandler.WindowsHelpText': words.ctrlScroll,
			'CooperativeGesturesHandler.MacHelpText': words.commandScroll,
			'CooperativeGesturesHandler.MobileHelpText': words.twoFingers,
		},
	});
	map.touchZoomRotate.disableRotation();
	map.keyboard.disableRotation();
	map.addControl(new AttributionControl({ compact: false }), 'bottom-left');
	return map;
}
