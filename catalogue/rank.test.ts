import { describe, expect, test } from 'vitest';
import { drawFrom } from './random-listings.ts';
import { atRanks } from './rank.ts';

const COUNT = 20_000;
const draw = drawFrom(1);
const keysOf = (make: (index: number) => number) => Float64Array.from({ length: COUNT }, (_, index) => make(index));
const never = Number.POSITIVE_INFINITY;

const cases: [string, Float64Array][] = [
	['spread evenly', keysOf(() => draw.int(0, 1_000_000))],
	['mostly small, a few enormous', keysOf(() => (draw.chance(0.001) ? draw.int(1e9, 2e9) : draw.int(0, 500)))],
	['all the same', keysOf(() => 7)],
	['two values', keysOf((index) => index % 2)],
	['rising', keysOf((index) => index)],
	['falling', keysOf((index) => -index)],
	['half of them not known', keysOf(() => (draw.chance(0.5) ? never : draw.int(0, 100)))],
	['none of them known', keysOf(() => never)],
	['one value or not known', keysOf(() => (draw.chance(0.5) ? never : 3))],
	['negative and tiny', keysOf(() => -draw.int(0, 1000) / 1e9)],
];

describe('what stands at some ranks', () => {
	test.each(cases)('keys %s', (_, keys) => {
		const ties = keysOf((index) => (index * 7919) % COUNT);
		const tie = (position: number) => ties[position] as number;
		const sorted = [...keys.keys()].sort((a, b) => {
			const [x, y] = [keys[a] as number, keys[b] as number];
			return x === y ? tie(a) - tie(b) : x - y;
		});
		for (const from of [0, 1, 24, 480, COUNT / 2 - 10, COUNT - 30, COUNT - 5, COUNT, COUNT + 5])
			expect(atRanks({ count: COUNT, keys, tie }, from, from + 24)).toEqual(sorted.slice(from, from + 24));
		expect(atRanks({ count: COUNT, keys, tie }, 100, 3100)).toEqual(sorted.slice(100, 3100));
	});

	test('of few things and of none', () => {
		const keys = Float64Array.of(3, 1, 2);
		expect(atRanks({ count: 3, keys, tie: (position) => position }, 0, 24)).toEqual([1, 2, 0]);
		expect(atRanks({ count: 0, keys, tie: (position) => position }, 0, 24)).toEqual([]);
	});
});
