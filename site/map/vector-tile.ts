import type { Pixel } from './projection.ts';

export type TileFeature =
	| { type: 'line' | 'area'; parts: Pixel[][]; properties: Record<string, string> }
	| { type: 'point'; parts: [Pixel][]; properties: Record<string, string> };
export type TileLayer = { name: string; features: TileFeature[] };

const types = { point: 1, line: 2, area: 3 } as const;
const command = { moveTo: 1, lineTo: 2, closePath: 7 } as const;

/** The subset of Mapbox Vector Tile 2.1 that we need: integer geometry and string properties. */
export function encodeTile(layers: readonly TileLayer[], extent: number): Uint8Array {
	return Uint8Array.from(layers.filter(({ features }) => features.length).flatMap((layer) => field(3, encodeLayer(layer, extent))));
}

function encodeLayer({ name, features }: TileLayer, extent: number): number[] {
	const keys = createList();
	const values = createList();
	const encoded = features.flatMap(({ type, parts, properties }) => {
		const tags = Object.entries(properties).flatMap(([key, value]) => [keys.find(key), values.find(value)]);
		const feature = [...field(2, tags.flatMap(varint)), ...number(3, types[type]), ...field(4, encodeParts(parts, type))];
		return field(2, feature);
	});
	return [
		...number(15, 2),
		...field(1, utf8(name)),
		...encoded,
		...keys.list.flatMap((key) => field(3, utf8(key))),
		...values.list.flatMap((value) => field(4, field(1, utf8(value)))),
		...number(5, extent),
	];
}

function createList() {
	const places = new Map<string, number>();
	const list: string[] = [];
	return {
		list,
		find(text: string): number {
			const known = places.get(text);
			if (known !== undefined) return known;
			places.set(text, list.length);
			return list.push(text) - 1;
		},
	};
}

function encodeParts(parts: readonly (readonly Pixel[])[], type: TileFeature['type']): number[] {
	let [x, y] = [0, 0];
	const step = ([toX, toY]: Pixel): number[] => {
		const [nextX, nextY] = [Math.round(toX), Math.round(toY)];
		const written = [...varint(zigzag(nextX - x)), ...varint(zigzag(nextY - y))];
		[x, y] = [nextX, nextY];
		return written;
	};
	return parts.flatMap(([first, ...rest]) => {
		if (!first) return [];
		const begin = [...varint((1 << 3) | command.moveTo), ...step(first)];
		if (type === 'point') return begin;
		const line = [...varint((rest.length << 3) | command.lineTo), ...rest.flatMap(step)];
		return [...begin, ...line, ...(type === 'area' ? varint((1 << 3) | command.closePath) : [])];
	});
}

const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)];
const zigzag = (value: number) => (value << 1) ^ (value >> 31);
const field = (tag: number, bytes: readonly number[]): number[] => [...varint((tag << 3) | 2), ...varint(bytes.length), ...bytes];
const number = (tag: number, value: number): number[] => [...varint(tag << 3), ...varint(value)];

function varint(value: number): number[] {
	const bytes: number[] = [];
	let rest = value >>> 0;
	for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
	return [...bytes, rest];
}
