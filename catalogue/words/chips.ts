import { dropImplied } from '../means.ts';
import type { Filters, Range, Sort } from '../query.ts';
import type { Finding } from './grammar/sentence.ts';
import { hasSense, type Lexeme } from './lexemes.ts';
import type { Note, Reason } from './notes.ts';
import { isWithin, type Place, type PlaceKind } from './places.ts';

export type TextSpan = { start: number; end: number };

/** The filters that one piece of the text sets, and where it stands. */
export type Chip = { filters: Filters; stretches: TextSpan[] };

type Piece = TextSpan & { finding: Finding; joined: boolean };

/** The result of parsing. `text`: what was not understood, as typed. */
export type Interpretation = { chips: Chip[]; sort: Sort | null; notes: Note[]; text: string };

export function buildChips(said: string, lexemes: readonly Lexeme[], findings: readonly Finding[]): Interpretation {
	const pieces = findings.map((finding): Piece => {
		const first = lexemes[finding.from] as Lexeme;
		const before = lexemes[finding.from - 1];
		const joined = hasSense(before, 'or') || hasSense(before, 'and') || first.prefix.startsWith('و');
		return { finding, joined, start: first.start, end: (lexemes[finding.to - 1] as Lexeme).end };
	});
	const chips: Chip[] = [];
	const left: TextSpan[] = [];
	const noted: (TextSpan & { why: Reason })[] = [];
	const sorts = pieces.flatMap(({ finding }) => (finding.kind === 'sort' && finding.sort !== 'best' ? [finding.sort] : []));
	const places = pieces.flatMap((piece) => (piece.finding.kind === 'place' ? [{ ...piece, place: piece.finding.place }] : []));
	const homes = new Map(places.map((piece) => [piece.start, findNarrowestPlace(piece, places)]));
	for (const [index, { start, end, finding }] of pieces.entries()) {
		if (finding.kind === 'text' || (finding.kind === 'nothing' && isGlued(pieces, index) && /[\p{L}\p{N}]/u.test(said.slice(start, end))))
			left.push({ start, end });
		if (finding.kind === 'note' || (finding.kind === 'filters' && finding.why)) noted.push({ start, end, why: finding.why as Reason });
		const home = homes.get(start);
		const filters = home ? placeFilters(home) : finding.kind === 'filters' ? finding.filters : null;
		if (!filters) continue;
		const same = chips.find((chip) => JSON.stringify(chip.filters) === JSON.stringify(filters));
		if (same) same.stretches.push({ start, end });
		else if (chips.some((chip) => contradicts(chip.filters, filters))) noted.push({ start, end, why: 'second' });
		else chips.push({ filters, stretches: [{ start, end }] });
	}
	for (const wide of [...chips]) {
		const narrow = chips.find((other) => isNarrower(other.filters, wide.filters));
		if (!narrow) continue;
		narrow.stretches.push(...wide.stretches);
		chips.splice(chips.indexOf(wide), 1);
	}
	for (const chip of chips.filter(({ filters }) => isAmbiguous(filters, pieces))) {
		chips.splice(chips.indexOf(chip), 1);
		noted.push(
			...chip.stretches.map((stretch) => ({ ...stretch, why: chip.filters.purpose ? ('bothPurposes' as const) : ('both' as const) })),
		);
	}
	const notes = noted.sort((a, b) => a.start - b.start).map(({ start, end, why }) => ({ why, text: said.slice(start, end) }));
	return { chips, sort: sorts[0] ?? null, notes, text: joinLeft(said, left) };
}

/** In متشطبة سوبر لوكس the first word only repeats, less exactly, what the others say. */
const isNarrower = (inner: Filters, outer: Filters) =>
	(['finishings', 'views'] as const).some((key) => {
		const [few, many] = [inner[key] ?? [], outer[key] ?? []];
		return few.length > 0 && few.length < many.length && few.every((one) => many.some((other) => other === one));
	});

/** The `b` of `b12` is not the word `b`. */
const isGlued = (pieces: readonly Piece[], index: number) => {
	const next = pieces[index + 1];
	return next?.finding.kind === 'text' && next.start === pieces[index]?.end;
};

/** In “Degla, Maadi” the wider place only locates the narrower. “Maadi or Degla” asks for both. */
function findNarrowestPlace({ place, joined, start }: Piece & { place: Place }, places: readonly (Piece & { place: Place })[]): Place {
	const inner = places.filter(
		(other) => isWithin(other.place, place) && place.kind !== 'developer' && !(other.start > start ? other.joined : joined),
	);
	return inner[0] ? findNarrowestPlace(inner[0], places) : place;
}

/** The filter for each kind of place; a landmark means its surroundings. */
export const placeFilter = {
	region: 'regions',
	location: 'locations',
	area: 'areas',
	compound: 'compounds',
	developer: 'developers',
} as const satisfies Record<Exclude<PlaceKind, 'landmark'>, keyof Filters>;
export const placeFilters = ({ kind, id, around }: Place): Filters =>
	kind === 'landmark' ? { within: around } : { [placeFilter[kind]]: [id] };

/** A second price does not replace the first, but may supply the missing end of a range. */
function contradicts(before: Filters, now: Filters): boolean {
	return (Object.keys(now) as (keyof Filters)[]).some((key) => {
		const [a, b] = [before[key], now[key]];
		if (a === undefined || b === undefined || Array.isArray(b)) return false;
		return isRange(a) && isRange(b) ? !completes(a, b) : !isEither(key);
	});
}

const isRange = (value: unknown): value is Range => typeof value === 'object' && value !== null && !Array.isArray(value);
const completes = (a: Range, b: Range) => {
	const { from, to } = { ...a, ...b };
	return Object.keys(a).every((end) => !(end in b)) && from !== undefined && to !== undefined && from <= to;
};

/** Filters with a single value: naming two leaves it open. */
const either = ['purpose', 'market', 'category', 'furnished', 'remaining'] as const;
const isEither = (key: keyof Filters) => either.some((one) => one === key);

function isAmbiguous(filters: Filters, pieces: readonly Piece[]): boolean {
	return either.some(
		(key) =>
			filters[key] !== undefined &&
			pieces.some(({ finding }) => finding.kind === 'filters' && (finding.filters[key] ?? filters[key]) !== filters[key]),
	);
}

export function mergeFilters(chips: readonly Chip[]): Filters {
	const all: Record<string, unknown> = {};
	for (const { filters } of chips) {
		for (const [key, value] of Object.entries(filters)) {
			const before = all[key];
			if (Array.isArray(value)) all[key] = [...new Set([...(Array.isArray(before) ? before : []), ...value])];
			else all[key] = isRange(before) && isRange(value) ? { ...before, ...value } : value;
		}
	}
	return dropImplied(all);
}

function joinLeft(text: string, left: TextSpan[]): string {
	let rest = '';
	let last = -1;
	for (const { start, end } of left.sort((a, b) => a.start - b.start)) {
		rest += (rest === '' || start === last ? '' : ' ') + text.slice(start, end);
		last = end;
	}
	return rest;
}
