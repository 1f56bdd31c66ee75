import './search-map.css';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { rememberSeen } from '#app/parts/listings/seen.ts';
import MapCanvas from '#app/parts/map/map-canvas.tsx';
import type { MapHandle, MapMove } from '#app/parts/map/map-handle.ts';
import type { MapSheet } from '#app/parts/map/map-sheet.ts';
import type { PinId } from '#app/parts/map/pins.ts';
import { bounds as boundsKind } from '#app/parts/search/address-values.ts';
import { withoutGroup } from '#catalogue/match/groups.ts';
import type { Bounds } from '#domain/geometry.ts';
import type { Size } from '#site/map/projection.ts';
import { useSearchChange } from '../use-search-change.ts';
import { egypt, mapMargins, noMargins, parseFrame, phoneMargins, readScreen, rounded, viewIn } from './map-frame.ts';
import { SearchMapCards } from './search-map-cards.tsx';
import type { OpenMapData } from './search-map-data.ts';
import { type MapHead, SearchMapHead } from './search-map-head.tsx';
import { SearchMapTools } from './search-map-tools.tsx';
import { useAreaDrawing } from './use-area-drawing.ts';
import { useCamera } from './use-camera.ts';
import { useKnownListings } from './use-known-listings.ts';
import { useLinkedCards } from './use-linked-cards.ts';
import { useMovedMessage } from './use-moved-message.ts';
import { usePhoneCover } from './use-phone-cover.ts';
import { useSearchPins } from './use-search-pins.ts';

const none: readonly PinId[] = [];

export type SearchMapOpenProps = {
	data: OpenMapData;
	head: MapHead;
	box: RefObject<HTMLElement | null>;
	/** A dialog or sheet is open over the page. */
	isHeldBack: boolean;
	sheet: MapSheet;
	direction: 'ltr' | 'rtl';
	size: Size;
	takesFocus: boolean;
	onReady: () => void;
	onFail: () => void;
};

/** The interactive map. Its position is part of the address: results follow the map, and the map follows the address. */
export default function SearchMapOpen(props: SearchMapOpenProps) {
	const { data, head, box, isHeldBack, sheet, direction, size, takesFocus, onReady, onFail } = props;
	const [handle, setHandle] = useState<MapHandle | null>(null);
	const cover = usePhoneCover(box, { isMapView: data.isMapView, isHeldBack });
	const [view] = useState(() =>
		viewIn(
			parseFrame(data.frame) ?? egypt,
			cover.isOn ? readScreen() : size,
			data.isMoved ? noMargins : cover.isOn ? phoneMargins : mapMargins,
		),
	);
	const [pointed, point] = useLinkedCards();
	const [chosen, choose] = useState<readonly PinId[]>(none);
	const [followsMap, setFollowsMap] = useState(true);
	const [inSight, setInSight] = useState(data.frame);
	const { pins, words } = useSearchPins(data.pins, inSight, useKnownListings());
	const change = useSearchChange();
	const drawing = useAreaDrawing(handle);
	const outlines = useMemo(() => (data.ring ? [{ ring: data.ring, isMain: true }] : []), [data.ring]);
	const { told, settle } = useCamera(handle, data.frame, data.isMoved);
	const moved = useMovedMessage(data, words);

	const search = (bounds: Bounds) => {
		moved.note();
		change((filters) => ({ ...withoutGroup(filters, 'where'), bounds }), { quietly: true });
	};
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
	/** Keeps the chosen pin visible above the cards. */
	const makeRoom = (height: number) => {
		box.current?.style.setProperty('--map-foot', `${height}px`);
		const pin = pins.find(({ id }) => id === chosen[0]);
		if (height > 0 && pin) handle?.bringInSight(pin);
	};
	const unchoose = () => {
		choose(none);
		makeRoom(0);
	};
	const wasFull = useRef(false);
	const onFullScreen = (isFull: boolean) => {
		if (wasFull.current && !isFull) unchoose();
		wasFull.current = isFull;
	};

	return (
		<>
			{data.head && <SearchMapHead head={head} data={data.head} />}
			{handle && words && (
				<SearchMapTools
					data={data}
					words={words}
					direction={direction}
					isDrawing={drawing.isOn}
					followsMap={followsMap}
					onDraw={() => {
						unchoose();
						void drawing.start((polygon) => change(({ bounds: _b, within: _w, ...rest }) => ({ ...rest, polygon }), { quietly: false }));
					}}
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
				message={drawing.isOn ? null : moved.message}
				cover={cover}
				onFullScreen={onFullScreen}
				onHover={point}
				onSelect={(ids) => {
					rememberSeen(ids);
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
					onShow={makeRoom}
					onClose={() => {
						unchoose();
						handle?.focus();
					}}
					onFail={() => location.assign(pins.find(({ id }) => id === chosen[0])?.to ?? data.mapView)}
				/>
			)}
		</>
	);
}
