import type { Filters } from '#catalogue/query.ts';
import { findSense, hasSense, type Lexeme, readMeaning, readRole } from '../lexemes.ts';
import type { Place } from '../places.ts';
import { amountAt } from './amounts.ts';
import { floorsAt } from './choices.ts';
import type { FoundFilters } from './delivery.ts';
import { buildFilters } from './meaning-filters.ts';
import type { Found, Sentence } from './sentence.ts';
import { isSmall } from './small-words.ts';

type Opposites = { [K in keyof Filters]?: (value: NonNullable<Filters[K]>) => Filters };

/** The opposite of each filter; a filter that is missing here has none. */
const opposites = {
	types: (notTypes) => ({ notTypes }),
	amenities: (notAmenities) => ({ notAmenities }),
	floors: (notFloors) => ({ notFloors }),
	purpose: (purpose) => ({ purpose: purpose === 'sale' ? 'rent' : 'sale' }),
	market: (market) => ({ market: market === 'primary' ? 'resale' : 'primary' }),
	category: (category) => ({ category: category === 'residential' ? 'commercial' : 'residential' }),
	furnished: (furnished) => ({ furnished: !furnished }),
	ready: (ready) => ({ ready: !ready }),
	remaining: (remaining) => ({ remaining: !remaining }),
	withOffer: (withOffer) => ({ withOffer: !withOffer }),
	exclusive: (exclusive) => ({ exclusive: !exclusive }),
} satisfies Opposites;

const opposable = Object.keys(opposites) as (keyof typeof opposites)[];

/** The opposite of a single filter; null if it has none. */
function findOpposite(filters: Filters): Filters | null {
	const [key, ...others] = opposable.filter((one) => filters[one] !== undefined);
	return key && others.length === 0 && Object.keys(filters).length === 1 ? turned(opposites, key, filters) : null;
}

function turned<K extends keyof Filters>(
	turn: { [P in K]?: (value: NonNullable<Filters[P]>) => Filters },
	key: K,
	filters: Pick<Filters, K>,
) {
	const value = filters[key];
	return value === undefined || value === null ? null : (turn[key]?.(value) ?? null);
}

const excluded = { location: 'notLocations', area: 'notAreas', compound: 'notCompounds', developer: 'notDevelopers' } as const;

/** What is not wanted: مش دور أرضي, `without garden`, `not in Maadi`. */
export function negationAt(sentence: Sentence, from: number): Found | null {
	const { lexemes } = sentence;
	if (lexemes[from]?.place || !(hasSense(lexemes[from], 'not') || isCarried(sentence, from))) return null;
	const first = skipSmall(lexemes, from + 1);
	let found = unwantedAt(sentence, first);
	if (!found) return { to: Math.min(first + 1, lexemes.length), kind: 'note', why: 'negated' };
	/** In `no lift or garage`, what is joined is not wanted either. */
	while (isChoice(lexemes[found.to]) || hasSense(lexemes[found.to], 'and')) {
		const isAnyKind = isChoice(lexemes[found.to]);
		const next: FoundFilters | null = unwantedAt(sentence, isAnyKind ? skipSmall(lexemes, found.to + 1) : found.to + 1);
		const filters: Filters | null = next && joined(found.filters, next.filters, isAnyKind);
		if (!next || !filters) break;
		found = { to: next.to, filters };
	}
	return { to: found.to, kind: 'filters', filters: found.filters };
}

/** ولا can join alternatives, but after something unwanted, or before more of that kind, it continues the negation. */
function isCarried(sentence: Sentence, from: number): boolean {
	const { lexemes } = sentence;
	if (!hasSense(lexemes[from], 'nor')) return false;
	const start = lexemes.slice(0, from).findLastIndex((lexeme) => hasSense(lexeme, 'not') || hasSense(lexeme, 'nor'));
	const before = start < 0 ? null : negationAt(sentence, start);
	if (!before || before.to === from) return before !== null;
	const next = unwantedAt(sentence, skipSmall(lexemes, from + 1));
	return before.kind === 'filters' && next !== null && Object.keys(next.filters).some((key) => key in before.filters);
}

function unwantedAt(sentence: Sentence, at: number): FoundFilters | null {
	const { lexemes, facts } = sentence;
	const lexeme = lexemes[at];
	const filters = lexeme?.place ? placeFilters(lexeme.place) : withoutRole(lexemes, at);
	if (filters) return { to: at + 1, filters };
	const floors = floorsAt(sentence, at);
	if (floors?.kind === 'filters' && floors.filters.floors) return { to: floors.to, filters: opposites.floors(floors.filters.floors) };
	const meaning = readMeaning(lexeme);
	const opposite = findOpposite((meaning && buildFilters(meaning, facts)) ?? {});
	return opposite && { to: at + 1, filters: opposite };
}

const placeFilters = ({ kind, id }: Place): Filters | null =>
	kind in excluded ? { [excluded[kind as keyof typeof excluded]]: [id] } : null;

function withoutRole(lexemes: readonly Lexeme[], at: number): Filters | null {
	const role = readRole(lexemes[at]);
	if (role === 'down') return { downPayment: 0 };
	if (role === 'garden') return { noGarden: true };
	if ((role === 'over' || hasSense(lexemes[at], 'over')) && !amountAt(lexemes, at + 1)) return { over: { to: 0 } };
	return findSense(lexemes[at], 'cue')?.cue === 'compound' ? { inCompound: false } : null;
}

function joined(before: Filters, now: Filters, isAnyKind: boolean): Filters | null {
	const [[key, list] = []] = Object.entries(now);
	const earlier = key && before[key as keyof Filters];
	if (earlier === undefined) return isAnyKind ? { ...before, ...now } : null;
	return Array.isArray(list) && Array.isArray(earlier) ? { ...before, [key as string]: [...earlier, ...list] } : null;
}

const isChoice = (lexeme: Lexeme | undefined) => hasSense(lexeme, 'or') || hasSense(lexeme, 'nor');

function skipSmall(lexemes: readonly Lexeme[], at: number): number {
	let next = at;
	while (next < lexemes.length && isSmall(lexemes[next]) && !lexemes[next]?.place && !readMeaning(lexemes[next])) next++;
	return next;
}
