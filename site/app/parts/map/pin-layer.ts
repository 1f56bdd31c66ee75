import { type GeoJSONSource, type Map as LibreMap, type MapSourceDataEvent, Marker } from 'maplibre-gl';
import type { Rectangle } from '#domain/geometry.ts';
import type { Pixel } from '#site/map/projection.ts';
import { stepToFreePlace } from './free-place.ts';
import { controlBoxes } from './mark-layer.ts';
import { groupElement, pinElement } from './pin-element.ts';
import type { Pin, PinEvents, PinId, PinState } from './pins.ts';
import { pillBox } from './place-labels.ts';

const SOURCE = 'pins';
const GROUP_RADIUS = 48;
const CLOSEST = 17;
/** The tip of the pin is on its point. */
const PIN_LIFT = -6;

type Options = PinEvents & { direction: string; groupName: (count: number) => string; onChange: () => void };
type Shown = { marker: Marker; pin: Pin | null };

/** Price pins, and circles with a count where they would overlap. MapLibre clusters them; the elements are HTML buttons. */
export function showPins(map: LibreMap, { direction, groupName, onSelect, onHover, onChange }: Options) {
	const pins = new Map<PinId, Pin>();
	const shown = new Map<string, Shown>();
	let state: PinState = { selected: null, hovered: null };
	/** The source's data and its version: cluster ids change with the data. */
	let filled = '[]';
	let filling = 0;
	/** During a zoom the old tiles stay until a frame with the new ones is drawn; until then homes would appear twice. */
	let isStale = false;

	map.addSource(SOURCE, {
		type: 'geojson',
		data: collection([]),
		cluster: true,
		clusterRadius: GROUP_RADIUS,
		clusterMaxZoom: CLOSEST,
		clusterProperties: { total: ['+', ['get', 'count']] },
	});
	/** MapLibre only loads a source that a visible layer uses. */
	map.addLayer({ id: SOURCE, type: 'circle', source: SOURCE, paint: { 'circle-opacity': 0 } });
	const source = map.getSource(SOURCE) as GeoJSONSource;

	function add(key: string, at: [number, number], element: HTMLButtonElement, pin: Pin | null): void {
		const marker = new Marker({ element, anchor: pin ? 'bottom' : 'center', offset: [0, pin ? PIN_LIFT : 0] }).setLngLat(at).addTo(map);
		shown.set(key, { marker, pin });
	}

	/** Moves focus to the map when the removed pin had it. */
	function take(key: string): void {
		const marker = shown.get(key)?.marker;
		if (marker?.getElement() === document.activeElement) map.getCanvas().focus({ preventScroll: true });
		marker?.remove();
		shown.delete(key);
	}

	function addPin(pin: Pin): void {
		const element = pinElement(pin, direction);
		element.addEventListener('click', () => onSelect([pin.id]));
		for (const event of ['pointerenter', 'focus']) element.addEventListener(event, () => onHover(pin.id));
		for (const event of ['pointerleave', 'blur']) element.addEventListener(event, () => onHover(null));
		add(String(pin.id), [pin.longitude, pin.latitude], element, pin);
	}

	function addGroup(key: string, at: [number, number], count: number, open: (click: MouseEvent) => void): void {
		const element = groupElement(count, groupName(count));
		element.addEventListener('click', open);
		add(key, at, element, null);
	}

	/** Zooms in until the cluster splits; one that never does is selected as a whole. */
	async function openGroup(cluster: number, at: [number, number], originalEvent: MouseEvent): Promise<void> {
		const zoom = await source.getClusterExpansionZoom(cluster);
		if (zoom <= CLOSEST) map.easeTo({ center: at, zoom }, { originalEvent });
		else onSelect((await source.getClusterLeaves(cluster, Number.MAX_SAFE_INTEGER, 0)).map(({ id }) => Number(id)));
	}

	/** Buttons outside the view would still get keyboard focus. */
	function isInSight(at: [number, number]): boolean {
		const { x, y } = map.project(at);
		const { clientWidth, clientHeight } = map.getContainer();
		return x > 0 && y > 0 && x < clientWidth && y < clientHeight;
	}

	function arrange(): void {
		const wanted = new Map<string, () => void>();
		for (const { geometry, properties, id } of map.querySourceFeatures(SOURCE)) {
			if (geometry.type !== 'Point') continue;
			const at = geometry.coordinates as [number, number];
			if (!isInSight(at)) continue;
			if (properties['cluster']) {
				const cluster = Number(properties['cluster_id']);
				const key = `group ${filling} ${cluster}`;
				wanted.set(key, () => addGroup(key, at, properties['total'], (click) => void openGroup(cluster, at, click)));
				continue;
			}
			const pin = pins.get(Number(id));
			if (pin) wanted.set(buildPinKey(pin), () => addAlone(pin));
		}
		/** The pin under the pointer is in front, even when its neighbours are clustered. */
		for (const id of [state.selected, state.hovered]) {
			const pin = id === null ? undefined : pins.get(id);
			if (pin && isInSight([pin.longitude, pin.latitude])) wanted.set(buildPinKey(pin), () => addAlone(pin));
		}
		for (const key of shown.keys()) if (!wanted.has(key)) take(key);
		for (const [key, make] of wanted) if (!shown.has(key)) make();
		const controls = controlBoxes(map);
		for (const one of shown.values()) keepInSight(one, controls);
		mark();
		onChange();
	}

	/** Shifts a pin away from edges and controls, so that its text is never cut or covered. */
	function keepInSight({ marker, pin }: Shown, controls: readonly Rectangle[]): void {
		const { x, y } = map.project(marker.getLngLat());
		const { clientWidth: width, clientHeight: height } = map.getContainer();
		const [usualY, box] = pin ? [PIN_LIFT, pinBox([x, y], pin)] : [0, groupBox(x, y)];
		const [across, down] = stepToFreePlace(box, controls, { width, height });
		marker.setOffset([across, usualY + down]);
	}

	const buildPinKey = ({ id, count = 1 }: Pin) => (count > 1 ? `counted ${id}` : String(id));
	const addAlone = (pin: Pin) => {
		const at: [number, number] = [pin.longitude, pin.latitude];
		if (pin.count && pin.count > 1) {
			const closer = () => ({ center: at, zoom: map.getZoom() + 2 });
			addGroup(buildPinKey(pin), at, pin.count, (originalEvent) => map.easeTo(closer(), { originalEvent }));
		} else addPin(pin);
	};

	function mark(): void {
		for (const { marker, pin } of shown.values()) {
			if (!pin) continue;
			const element = marker.getElement();
			const isSelected = pin.id === state.selected;
			const isHovered = pin.id === state.hovered;
			element.toggleAttribute('data-selected', isSelected);
			element.toggleAttribute('data-hovered', isHovered);
			element.ariaPressed = String(isSelected);
			element.style.zIndex = isSelected ? '3' : isHovered ? '2' : '';
		}
	}

	/** Only pins in view are clustered: a circle at the edge counts no home beyond it. */
	function fill(): void {
		const inSight = [...pins.values()].filter(({ longitude, latitude }) => isInSight([longitude, latitude]));
		const next = JSON.stringify(inSight.map(({ id, longitude, latitude, count }) => [id, longitude, latitude, count]));
		isStale = true;
		map.triggerRepaint();
		if (next === filled) return;
		filled = next;
		filling++;
		void source.setData(collection(inSight));
	}

	const onData = ({ sourceId }: MapSourceDataEvent) => {
		isStale ||= sourceId === SOURCE;
	};
	const onRender = () => {
		if (!isStale || !map.isSourceLoaded(SOURCE)) return;
		isStale = false;
		arrange();
	};
	map.on('moveend', fill);
	map.on('sourcedata', onData);
	map.on('render', onRender);

	return {
		setPins(next: readonly Pin[]): void {
			pins.clear();
			for (const pin of next) pins.set(pin.id, pin);
			for (const [key, { pin }] of shown) if (pin && pins.get(pin.id) !== pin) take(key);
			fill();
		},
		setState(next: PinState): void {
			state = next;
			if (!isStale) arrange();
		},
		/** Areas that names must avoid. */
		boxes: (): Rectangle[] =>
			[...shown.values()].map(({ marker, pin }) => {
				const { x, y } = map.project(marker.getLngLat());
				return pin ? pinBox([x, y], pin) : groupBox(x, y);
			}),
		remove(): void {
			map.off('moveend', fill);
			map.off('sourcedata', onData);
			map.off('render', onRender);
			for (const { marker } of shown.values()) marker.remove();
		},
	};
}

const HEART = 16;

export function pinBox(at: Pixel, { label, isSaved }: Pin): Rectangle {
	const box = pillBox(at, label);
	return isSaved ? { ...box, x: box.x - HEART / 2, width: box.width + HEART } : box;
}

const groupBox = (x: number, y: number): Rectangle => ({
	x: x - GROUP_RADIUS / 2,
	y: y - GROUP_RADIUS / 2,
	width: GROUP_RADIUS,
	height: GROUP_RADIUS,
});

function collection(pins: readonly Pin[]): GeoJSON.FeatureCollection<GeoJSON.Point> {
	return {
		type: 'FeatureCollection',
		features: pins.map(({ id, longitude, latitude, count = 1 }) => ({
			type: 'Feature',
			id,
			properties: { count },
			geometry: { type: 'Point', coordinates: [longitude, latitude] },
		})),
	};
}
