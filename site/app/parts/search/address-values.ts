import { regionIds } from '#catalogue/geography/region-keys.ts';
import { type Filters, limits, type Point, type Range } from '#catalogue/query.ts';
import { type Note, reasons } from '#catalogue/words/notes.ts';
import type { Bounds } from '#domain/geometry.ts';
import { cutCharacters } from '#domain/typed-text.ts';

/** Reads and writes one value in an address. `read` returns null for an invalid one. */
export type Kind<Value> = { read: (text: string) => Value | null; write: (value: Value) => string };

const wholeNumber = (text: string): number | null => (/^\d{1,12}$/.test(text) ? Number(text) : null);

export const count = (from: number, to: number): Kind<number> => ({
	read(text) {
		const number = wholeNumber(text);
		return number !== null && number >= from && number <= to ? number : null;
	},
	write: String,
});

export const id: Kind<number> = count(1, 2_147_483_647);
export const amount: Kind<number> = count(0, limits.amount);

/** Years and percentages may have a decimal. */
const decimal = (from: number, to: number): Kind<number> => ({
	read: (text) => (/^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : null),
	write: String,
});

export const years: Kind<number> = decimal(1, limits.planYears);

/** `10`, or `10%` as typed. */
export const percent: Kind<number> = { read: (text) => decimal(0, 100).read(text.replace(/[%٪]$/, '')), write: String };

export const defineChoice = <Value extends string>(values: readonly Value[]): Kind<Value> => ({
	read: (text) => values.find((value) => value === text) ?? null,
	write: (value) => value,
});

/** `yes` and `no`. */
export const yesNo: Kind<boolean> = {
	read: (text) => (text === 'yes' ? true : text === 'no' ? false : null),
	write: (value) => (value ? 'yes' : 'no'),
};

/** By its key. */
export const region: Kind<number> = {
	read: (text) => regionIds.get(text) ?? null,
	write: (value) => [...regionIds].find(([, id]) => id === value)?.[0] ?? '',
};

/** 0 is the ground floor, 10 means ten or higher. */
export const floor: Kind<number> = {
	read: (text) => (/^(?:-1|\d|10)$/.test(text) ? Number(text) : null),
	write: String,
};

/** A filter that cannot be negated. */
export const yes: Kind<true> = { read: (text) => text === 'yes' || null, write: () => 'yes' };

export const day: Kind<string> = {
	read: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null),
	write: (value) => value,
};

/** `ready`, `building`, the latest year of delivery, or `2029-` for the earliest. */
export const delivery: Kind<Pick<Filters, 'ready' | 'deliveredBy' | 'deliveredFrom'>> = {
	read(text) {
		if (text === 'ready' || text === 'building') return { ready: text === 'ready' };
		const [, year, later] = /^(20[2-9]\d)(-?)$/.exec(text) ?? [];
		return year === undefined || Number(year) > limits.lastYear
			? null
			: later
				? { deliveredFrom: Number(year) }
				: { deliveredBy: Number(year) };
	},
	/** A later delivery implies that it is not ready, so that is not written. */
	write({ ready, deliveredBy, deliveredFrom }) {
		if (deliveredFrom !== undefined) return `${deliveredFrom}-`;
		return ready === undefined ? String(deliveredBy ?? '') : ready ? 'ready' : 'building';
	},
};

/** `4000000-8000000`, `4000000-`, `-8000000`. Reversed ends are swapped. */
export const range: Kind<Range> = {
	read(text) {
		const [, low = '', high = ''] = /^(\d{0,12})-(\d{0,12})$/.exec(text) ?? [];
		const [from, to] = [wholeNumber(low), wholeNumber(high)];
		if (from === null && to === null) return null;
		if (from !== null && to !== null && from > to) return { from: to, to: from };
		return { ...(from !== null && { from }), ...(to !== null && { to }) };
	},
	write: ({ from, to }) => `${from ?? ''}-${to ?? ''}`,
};

const DECIMALS = 5;
const degrees = (value: number) => String(Number(value.toFixed(DECIMALS)));

function numbers(text: string, separator: string): number[] | null {
	const parts = text.split(separator);
	return parts.every((part) => /^-?\d{1,3}(\.\d{1,8})?$/.test(part)) ? parts.map(Number) : null;
}

/** The limit of Mercator maps. */
const MOST_LATITUDE = 85;
const isOnEarth = ({ lng, lat }: Point) => Math.abs(lng) <= 180 && Math.abs(lat) <= MOST_LATITUDE;

/** `31.2,29.9,31.6,30.2`: west, south, east, north. */
export const bounds: Kind<Bounds> = {
	read(text) {
		const [west, south, east, north, more] = numbers(text, ',') ?? [];
		if (west === undefined || south === undefined || east === undefined || north === undefined || more !== undefined) return null;
		return west < east && south < north && isOnEarth({ lng: west, lat: south }) && isOnEarth({ lng: east, lat: north })
			? { west, south, east, north }
			: null;
	},
	write: ({ west, south, east, north }) => [west, south, east, north].map(degrees).join(','),
};

const MOST_POINTS = 100;

/** `31.2,29.9;31.6,30.2;…` */
export const ring: Kind<Point[]> = {
	read(text) {
		const points = text.split(';', MOST_POINTS + 1).map((pair) => numbers(pair, ','));
		if (points.length < 3 || points.length > MOST_POINTS) return null;
		const ring = points.flatMap((pair) => (pair?.length === 2 ? [{ lng: pair[0] as number, lat: pair[1] as number }] : []));
		return ring.length === points.length && ring.every(isOnEarth) ? ring : null;
	},
	write: (points) => points.map(({ lng, lat }) => `${degrees(lng)},${degrees(lat)}`).join(';'),
};

/** `31.2,29.9,5`: a point and a radius in kilometres. */
export const around: Kind<{ point: Point; kilometres: number }> = {
	read(text) {
		const [lng, lat, kilometres, more] = numbers(text, ',') ?? [];
		if (lng === undefined || lat === undefined || kilometres === undefined || more !== undefined) return null;
		return isOnEarth({ lng, lat }) && kilometres > 0 && kilometres <= limits.kilometres ? { point: { lng, lat }, kilometres } : null;
	},
	write: ({ point, kilometres }) => `${degrees(point.lng)},${degrees(point.lat)},${kilometres}`,
};

const LONGEST_NOTE = 60;

/** `currency:$100k` */
export const note: Kind<Note> = {
	read(text) {
		const [, why = '', said = ''] = /^([a-zA-Z]+):(.+)$/s.exec(text) ?? [];
		const reason = reasons.find((one) => one === why);
		const words = cleanNote(said);
		return reason && words ? { why: reason, text: words } : null;
	},
	write: ({ why, text }) => `${why}:${encodeURIComponent(cleanNote(text)).replaceAll('%20', '+')}`,
};

/** Commas separate notes, so they are removed. */
const cleanNote = (text: string) => cutCharacters(text.replace(/[\s,]+/g, ' ').trim(), LONGEST_NOTE).trim();

const LONGEST_WORDS = 100;

export const words: Kind<string> = {
	read: (text) => cutCharacters(text, LONGEST_WORDS).replace(/\s+/g, ' ').trim() || null,
	write: (value) => encodeURIComponent(value).replaceAll('%20', '+'),
};
