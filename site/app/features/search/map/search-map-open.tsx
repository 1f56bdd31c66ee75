import './search-map.css';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import MapCanvas from '#app/parts/map/map-canvas.tsx';
import type { MapHandle, MapMove } from '#app/parts/map/map-handle.ts';
import type { MapSheet } from '#app/parts/map/map-sheet.ts';
import type { PinId } from '#app/parts/map/pins.ts';
import { createProjection, fitView, type Size } from '#app/parts/map/projection.ts';
import { bounds as boundsKind } from '#app/parts/search/address-values.ts';
import type { Bounds } from '#domain/geometry.ts';
import { useSeenListings } from '../results/use-seen-listings.ts';
import { useSearchChange } from '../use-search-change.ts';
import { SearchMapCards } from './search-map-cards.tsx';
import type { OpenMapData } from './search-map-data.ts';
import { SearchMapTools } from './search-map-tools.tsx';
import { useAreaDrawing } from './use-area-drawing.ts';
import { useLinkedCards } from './use-linked-cards.ts';
import { useSearchPins } from './use-search-pins.ts';

/** A map that is dragged in several strokes is searched once. */
const SETTLED_MS = 350;
const CLOSEST = 14;
const PADDING = 40;
/** What lies over the upper edge. */
const TOOLS = 56;
const egypt: Bounds = { west: 25.5, south: 22.5, east: 36, north: 31.8 };

export type SearchMapOpenProps = {
	data: OpenMapData;
	sheet: MapSheet;
	direction: 'ltr' | 'rtl';
	size: Size;
	takesFocus: boolean;
	onReady: () => void;
	onFail: () => void;
};

/** The opened map of a search. What it shows is part of the address, so that the results follow it, and it follows the address. */
export default function SearchMapOpen({ data, sheet, direction, size, takesFocus, onReady, onFail }: SearchMapOpenProps) {
	const [handle, setHandle] = useState<MapHandle | null>(null);
	const [view] = useState(() => viewIn(parseFrame(data.frame) ?? egypt, size));
	const [seen, see] = useSeenListings();
	const [pointed, point] = useLinkedCards();
	const [chosen, choose] = useState<readonly PinId[]>([]);
	const [followsMap, setFollowsMap] = useState(true);
	const [inSight, setInSight] = useState(data.frame);
	const { pins, words } = useSearchPins(data.pins, inSight, seen);
	const change = useSearchChange();
	const drawing = useAreaDrawing(handle);
	const outlines = useOutline(data.ring);
	const { told, settle } = useCamera(handle, data.frame);

	const search = (bounds: Bounds) => change((filters) => ({ ...filters, bounds }), { quietly: true });
	const onMove = ({ bounds, isByVisitor }: MapMove) => {
		const shown = rounded(bounds);
		setInSight(boundsKind.write(shown));
		if (!isByVisitor || !followsMap || data.isWithin) return;
		told(boundsKind.write(shown));
		settle(() => search(shown));
	};
	const onFollow = (follows: boolean) => {
		setFollowsMap(follows);
		const shown = parseFrame(inSight);
		if (follows && shown && inSight !== data.frame) {
			told(inSight);
			search(shown);
		}
	};

	return (
		<>
			{handle && words && (
				<SearchMapTools
					data={data}
					words={words}
					isDrawing={drawing.isOn}
					followsMap={followsMap}
					onDraw={() =>
						void drawing.start((polygon) => change(({ bounds: _b, within: _w, ...rest }) => ({ ...rest, polygon }), { quietly: false }))
					}
					onStop={drawing.stop}
					onFollow={onFollow}
				/>
			)}
			<MapCanvas
				sheet={sheet}
				direction={direction}
				view={view}
				sharesGestures={!data.isMapView}
				pins={pins}
				outlines={outlines}
				selected={chosen[0] ?? null}
				hovered={pointed}
				onHover={point}
				onSelect={(ids) => {
					see(ids);
					choose(ids);
				}}
				onMove={onMove}
				onFail={onFail}
				onReady={(ready) => {
					setHandle(ready);
					onReady();
					if (takesFocus) ready.focus();
				}}
			/>
			{words && chosen.length > 0 && (
				<SearchMapCards
					key={chosen.join()}
					ids={chosen}
					address={data.cards}
					words={words}
					onClose={() => {
						choose([]);
						handle?.focus();
					}}
					onFail={() => location.assign(pins.find(({ id }) => id === chosen[0])?.to ?? data.larger.to)}
				/>
			)}
		</>
	);
}

/** The map goes where the address says, unless it is the map that said so. */
function useCamera(handle: MapHandle | null, frame: string | null) {
	const shown = useRef(frame);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const follow = useEffectEvent((next: string) => {
		const bounds = parseFrame(next);
		if (bounds && next !== shown.current) handle?.fit(bounds);
		shown.current = next;
	});
	useEffect(() => {
		if (handle && frame) follow(frame);
	}, [handle, frame]);
	useEffect(() => () => clearTimeout(timer.current), []);
	return {
		told: (next: string | null) => {
			shown.current = next;
		},
		settle: (done: () => void) => {
			clearTimeout(timer.current);
			timer.current = setTimeout(done, SETTLED_MS);
		},
	};
}

function useOutline(ring: OpenMapData['ring']) {
	return useMemo(() => (ring ? [{ ring, isMain: true }] : []), [ring]);
}

const parseFrame = (text: string | null): Bounds | null => (text ? boundsKind.read(text) : null);

const DECIMALS = 4;
const short = (degrees: number) => Number(degrees.toFixed(DECIMALS));
const rounded = ({ west, south, east, north }: Bounds): Bounds => ({
	west: short(west),
	south: short(south),
	east: short(east),
	north: short(north),
});

function viewIn({ west, south, east, north }: Bounds, { width, height }: Size) {
	const corners = [
		{ longitude: west, latitude: south },
		{ longitude: east, latitude: north },
	];
	const room = { width: Math.max(100, width - 2 * PADDING), height: Math.max(100, height - TOOLS - 2 * PADDING) };
	const view = fitView(corners, room, CLOSEST) ?? { centre: { longitude: 31.2, latitude: 30 }, zoom: 6 };
	const { unproject } = createProjection({ ...view, width, height });
	return { ...view, centre: unproject([width / 2, (height - TOOLS) / 2]) };
}
