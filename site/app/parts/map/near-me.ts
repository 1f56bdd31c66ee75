import { type Map as LibreMap, Marker } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import type { MapWords } from './map-sheet.ts';

const CLOSE = 13;
const PATIENCE_MS = 15_000;
const OLDEST_MS = 60_000;

type Trouble = 'refused' | 'notFound' | 'abroad';

/** Shows the visitor's position, or why it is not available. It stays in the browser, unless the search follows the map. */
export function useNearMe(map: LibreMap, words: MapWords) {
	const [state, setState] = useState<'idle' | 'asking' | Trouble>('idle');
	const marker = useRef<Marker | null>(null);
	useEffect(() => () => void marker.current?.remove(), []);

	function show({ coords: { longitude, latitude } }: GeolocationPosition, originalEvent: Event): void {
		const at: [number, number] = [longitude, latitude];
		if (!map.getMaxBounds()?.contains(at)) {
			setState('abroad');
			return;
		}
		marker.current ??= new Marker({ element: Object.assign(document.createElement('span'), { className: 'map-me' }) });
		marker.current.setLngLat(at).addTo(map);
		map.easeTo({ center: at, zoom: Math.max(map.getZoom(), CLOSE) }, { originalEvent });
		setState('idle');
	}

	function find(event: Event): void {
		if (!('geolocation' in navigator)) {
			setState('notFound');
			return;
		}
		setState('asking');
		navigator.geolocation.getCurrentPosition(
			(position) => show(position, event),
			({ code }) => setState(code === GeolocationPositionError.PERMISSION_DENIED ? 'refused' : 'notFound'),
			{ timeout: PATIENCE_MS, maximumAge: OLDEST_MS },
		);
	}
	return { find, says: state === 'idle' ? null : words.near[state], close: () => setState('idle') };
}
