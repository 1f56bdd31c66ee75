import type { distanceFrom } from '../geo.ts';
import type { Columns } from '../store/columns.ts';

/**
 * Writes a sort key for each row of a block; smaller comes first, Infinity (not known) last. Each order has its own loop, because one loop that calls
 * different functions is several times slower.
 */
export type WriteKeys = (rows: Uint32Array, keys: Float64Array, from: number, to: number) => void;

const IDS = 2 ** 32;
const LAST = Number.POSITIVE_INFINITY;
const orLast = (key: number) => (Number.isNaN(key) ? LAST : key);

const measured = ({ builtUp, land }: Columns, row: number): number => {
	const area = builtUp[row] as number;
	return area > 0 ? area : (land[row] as number);
};

export const newest =
	({ created }: Columns): WriteKeys =>
	(rows, keys, from, to) => {
		for (let at = from; at < to; at++) keys[at] = -(created[rows[at] as number] as number);
	};

export const cheapest =
	({ price }: Columns): WriteKeys =>
	(rows, keys, from, to) => {
		for (let at = from; at < to; at++) keys[at] = orLast(price[rows[at] as number] as number);
	};

export const dearest =
	({ price }: Columns): WriteKeys =>
	(rows, keys, from, to) => {
		for (let at = from; at < to; at++) keys[at] = orLast(-(price[rows[at] as number] as number));
	};

export const cheapestMetre =
	(columns: Columns): WriteKeys =>
	(rows, keys, from, to) => {
		for (let at = from; at < to; at++) {
			const row = rows[at] as number;
			keys[at] = orLast((columns.price[row] as number) / measured(columns, row));
		}
	};

export const largest =
	(columns: Columns): WriteKeys =>
	(rows, keys, from, to) => {
		for (let at = from; at < to; at++) keys[at] = orLast(-measured(columns, rows[at] as number));
	};

/** Most are ready and tie, so the id is part of the key: the newest comes first. NEVER is larger than any day. */
export const soonest =
	({ delivery, id }: Columns): WriteKeys =>
	(rows, keys, from, to) => {
		for (let at = from; at < to; at++) {
			const row = rows[at] as number;
			keys[at] = (delivery[row] as number) * IDS - (id[row] as number);
		}
	};

/** `shares` of the price, by number of the terms. */
export const smallestMonthly =
	({ price, terms }: Columns, shares: Float64Array): WriteKeys =>
	(rows, keys, from, to) => {
		for (let at = from; at < to; at++) {
			const row = rows[at] as number;
			keys[at] = orLast((price[row] as number) * (shares[terms[row] as number] as number));
		}
	};

export const nearest =
	({ longitude, latitude }: Columns, distance: ReturnType<typeof distanceFrom>): WriteKeys =>
	(rows, keys, from, to) => {
		for (let at = from; at < to; at++) {
			const row = rows[at] as number;
			keys[at] = orLast(distance(longitude[row] as number, latitude[row] as number));
		}
	};

/** A price counts as recently checked for this many days. */
const FRESH_DAYS = 14;
const FRESH = 3;
/** Upper bounds of quality and of seconds, so that both fit into one key. */
const QUALITIES = 16;
const SECONDS = 2 ** 32;

export const best =
	({ quality, checked, created }: Columns, today: number): WriteKeys =>
	(rows, keys, from, to) => {
		const fresh = today - FRESH_DAYS;
		for (let at = from; at < to; at++) {
			const row = rows[at] as number;
			const merits = (quality[row] as number) + Number((checked[row] as number) >= fresh) * FRESH;
			keys[at] = -(merits * SECONDS + (created[row] as number));
		}
	};

/** A better text match comes first, regardless of quality. */
export const mostRelevant =
	(merits: WriteKeys, relevance: Uint16Array): WriteKeys =>
	(rows, keys, from, to) => {
		merits(rows, keys, from, to);
		for (let at = from; at < to; at++) keys[at] = (keys[at] as number) - (relevance[rows[at] as number] as number) * QUALITIES * SECONDS;
	};
