import { expect, test } from 'vitest';
import { COOKIE, formatEntries, LIMIT, parseEntries, splitEntries, today } from './cookie.ts';
import { addEntries, heartValue, parseFavorite, readHeart, removeEntries, restore } from './entries.ts';

const home = (id: number, price = 7_850_000, currency: 'EGP' | 'USD' | 'EUR' = 'EGP') => heartValue({ id, price, currency });
const written = (cookie: string) => cookie.split(';')[0] ?? '';

test('restores price and date of saving exactly', () => {
	for (const [price, currency] of [
		[7_850_000, 'EGP'],
		[1, 'USD'],
		[0, 'EUR'],
		[987_654_321, 'EGP'],
		[245_000.4, 'USD'],
	] as const) {
		const { entries } = addEntries([], [home(1011, price, currency)], today(Date.parse('2026-11-15T10:00:00Z')));
		const read = parseEntries(written(formatEntries(entries, false)));
		expect(read.map(parseFavorite)).toEqual([{ id: 1011, price: Math.round(price), currency, day: '2026-11-15' }]);
		expect(read.map(readHeart)).toEqual([home(1011, price, currency)]);
	}
});

test('uses the date in Cairo after midnight', () => {
	const [entry = ''] = addEntries([], [home(1)], today(Date.parse('2026-11-15T22:30:00Z'))).entries;
	expect(parseFavorite(entry).day).toBe('2026-11-16');
});

test('200 of the longest entries fit into the cookie', () => {
	const values = Array.from({ length: LIMIT }, (_, index) => home(9_999_999_999 - index, 9_999_999_999));
	const { entries, left } = addEntries([], values);
	expect(left).toBe(0);
	const text = written(formatEntries(entries, true));
	expect(text.length - `${COOKIE}=`.length).toBeLessThanOrEqual(4000);
	expect(text.length).toBeLessThan(4096);
	expect(parseEntries(text)).toEqual(entries);
});

test('newest first; saving again keeps the first date and price', () => {
	const first = addEntries([], [home(1, 100)], 'aaa').entries;
	const second = addEntries(first, [home(2)], 'bbb').entries;
	const { entries, added, left } = addEntries(second, [home(1, 90)], 'ccc');
	expect(entries.map((entry) => parseFavorite(entry).id)).toEqual([2, 1]);
	expect(entries.at(-1)).toBe(`${home(1, 100)}.aaa`);
	expect({ added, left }).toEqual({ added: [], left: 0 });
});

test('at the limit nothing is added or lost', () => {
	const full = addEntries(
		[],
		Array.from({ length: LIMIT - 1 }, (_, index) => home(index + 1)),
	).entries;
	const { entries, added, left } = addEntries(full, [home(1001), home(1002), home(1003)]);
	expect(added.map((entry) => parseFavorite(entry).id)).toEqual([1001]);
	expect(left).toBe(2);
	expect(entries).toHaveLength(LIMIT);
	expect(entries.slice(1)).toEqual(full);
});

test('drops invalid entries', () => {
	const good = `${home(1011)}.g10`;
	const rubbish = [
		'',
		':',
		'::x',
		'<script>',
		`${home(7)}`,
		`${home(7)}.`,
		'0-1.g10',
		'zzzzzzzz-1.g10',
		`${home(7)}.g10x`,
		'%00',
		'ü-1.g10',
		'__proto__',
		'-1.g10',
		`${home(7)} .g10`,
	];
	for (const junk of rubbish) expect(splitEntries(`${junk}:${good}:${junk}`), junk).toEqual([good]);
	expect(parseEntries('')).toEqual([]);
	expect(parseEntries(`other=${good}; not_${COOKIE}=${good}`)).toEqual([]);
	expect(parseEntries(`a=b; ${COOKIE}=${good}; c=d`)).toEqual([good]);
	expect(addEntries([], ['<b>', 'x', '']).entries).toEqual([]);
});

test('drops duplicates and surplus entries', () => {
	expect(splitEntries(`${home(1)}.g10:${home(1, 5)}.g10`)).toHaveLength(1);
	expect(splitEntries(Array.from({ length: 300 }, (_, index) => `${home(index + 1)}.g10`).join(':'))).toHaveLength(LIMIT);
});

test('restores a removed entry in order of date', () => {
	const entries = [`${home(3)}.ccc`, `${home(2)}.bbb`, `${home(1)}.aaa`];
	const { entries: left, removed } = removeEntries(entries, [home(2, 1)]);
	expect(left.map((entry) => parseFavorite(entry).id)).toEqual([3, 1]);
	expect(restore(left, removed)).toEqual(entries);
	expect(restore(entries, removed)).toEqual(entries);
});

test('an empty list deletes the cookie; Secure on https', () => {
	expect(formatEntries([], false)).toContain('Max-Age=0');
	expect(formatEntries(['a'], true)).toMatch(/Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/);
	expect(formatEntries(['a'], false)).not.toContain('Secure');
	expect(formatEntries(['a'], false)).not.toContain('HttpOnly');
});
