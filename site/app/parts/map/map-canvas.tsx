import 'maplibre-gl/dist/maplibre-gl.css';
import './map-pins.css';
import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { View } from '#site/map/projection.ts';
import { openLibreMap } from './libre-map.ts';
import { MapButtons, type MapCover } from './map-buttons.tsx';
import { createHandle, type MapHandle, type MapMove, readMove } from './map-handle.ts';
import type { MapMessage } from './map-message.tsx';
import type { MapSheet, PlaceName } from './map-sheet.ts';
import { controlBoxes, type MapMark, setMarks } from './mark-layer.ts';
import { writeNames } from './name-layer.ts';
import { drawOutlines, type Outline } from './outline-layer.ts';
import { showPins } from './pin-layer.ts';
import type { Pin, PinId } from './pins.ts';

export type MapCanvasProps = {
	sheet: MapSheet;
	/** The initial view only; later the visitor or the handle moves it. */
	view: Pick<View, 'centre' | 'zoom'>;
	direction: 'ltr' | 'rtl';
	sharesGestures?: boolean;
	marks?: readonly MapMark[];
	outlines?: readonly Outline[];
	names?: readonly PlaceName[];
	pins?: readonly Pin[];
	selected?: PinId | null;
	hovered?: PinId | null;
	onReady?: (handle: MapHandle) => void;
	onMove?: (move: MapMove) => void;
	onSelect?: (ids: readonly PinId[]) => void;
	onHover?: (id: PinId | null) => void;
	/** Shown over the map until the next message. */
	message?: MapMessage | null;
	/** Set when the parent already shows it over the whole page. */
	cover?: MapCover;
	onFullScreen?: (isFull: boolean) => void;
	/** WebGL is missing, or data failed to load. */
	onFail?: () => void;
};

const noPins: readonly Pin[] = [];
const noOutlines: readonly Outline[] = [];

/** The interactive map. Large: import it only when a visitor asks for a map. */
export default function MapCanvas({ outlines = noOutlines, pins = noPins, selected = null, hovered = null, ...props }: MapCanvasProps) {
	const container = useRef<HTMLDivElement>(null);
	const [map, setMap] = useState<LibreMap | null>(null);
	const [layer, setLayer] = useState<ReturnType<typeof showPins> | null>(null);
	const [fences, setFences] = useState<ReturnType<typeof drawOutlines> | null>(null);

	const furnish = useEffectEvent((opened: LibreMap) => {
		const { sheet, direction, marks = [], names = [] } = props;
		setFences(drawOutlines(opened, sheet.styleUrl ? [] : sheet.grounds));
		const markLayer = setMarks(opened, marks, direction);
		const marked = new Set(marks.map(({ text }) => text));
		const pinLayer = showPins(opened, {
			direction,
			groupName: (count) => sheet.words.cluster.replace('{count}', String(count)),
			onSelect: (ids) => props.onSelect?.(ids),
			onHover: (id) => props.onHover?.(id),
			onChange: () => nameLayer?.write(),
		});
		/** A configured style has its own labels. */
		const nameLayer = sheet.styleUrl
			? null
			: writeNames(opened, {
					places: [...names, ...sheet.places].filter(({ text }) => !marked.has(text)),
					locale: sheet.locale,
					direction,
					inTheWay: () => [...controlBoxes(opened), ...markLayer.boxes(), ...pinLayer.boxes()],
				});
		/** MapLibre's moveend has no originalEvent after a single turn of the wheel. */
		let isByWheel = false;
		opened.on('movestart', () => {
			isByWheel = opened.scrollZoom.isZooming();
		});
		opened.on('moveend', (event) => tellMove(opened, isByWheel || event.originalEvent !== undefined));
		setMap(opened);
		setLayer(pinLayer);
	});
	const tellReady = useEffectEvent((opened: LibreMap) => props.onReady?.(createHandle(opened)));
	const tellMove = useEffectEvent((opened: LibreMap, isByVisitor: boolean) => props.onMove?.(readMove(opened, isByVisitor)));
	/** A missing tile leaves a gap; a missing style leaves an empty map. */
	const tellError = useEffectEvent((opened: LibreMap, event: object) => {
		if (!('sourceId' in event) && !opened.isStyleLoaded()) props.onFail?.();
	});
	const open = useEffectEvent((element: HTMLElement): LibreMap | null => {
		const { view, sheet, direction, sharesGestures = false } = props;
		try {
			return openLibreMap({ container: element, view, sheet, direction, sharesGestures });
		} catch {
			props.onFail?.();
			return null;
		}
	});

	useEffect(() => {
		const opened = container.current && open(container.current);
		opened?.once('load', () => furnish(opened));
		opened?.on('error', (event) => tellError(opened, event));
		return () => opened?.remove();
	}, []);
	useEffect(() => {
		if (map) tellReady(map);
	}, [map]);
	useEffect(() => fences?.add(outlines), [fences, outlines]);
	useEffect(() => layer?.setPins(pins), [layer, pins]);
	useEffect(() => layer?.setState({ selected, hovered }), [layer, selected, hovered]);

	return (
		<div dir="ltr" className={`map-stage ${map ? '' : 'invisible'}`}>
			<div ref={container} className="map-canvas size-full" />
			{map && (
				<MapButtons
					map={map}
					words={props.sheet.words}
					sharesGestures={props.sharesGestures ?? false}
					message={props.message ?? null}
					cover={props.cover}
					onFullScreen={props.onFullScreen}
				/>
			)}
		</div>
	);
}
