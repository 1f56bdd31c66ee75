import type { Filters } from '#catalogue/query.ts';
import { has, isBound, type Lexeme, readMeaning, readRole } from '../lexemes.ts';
import type { Place } from '../places.ts';
import type { Meaning } from '../senses.ts';
import { amountAt } from './amounts.ts';
import { deliveryAt } from './delivery.ts';
import { type Measured, measured, periods, type Setting } from './measure.ts';
import { type Context, type Quantity, quantityAt } from './quantities.ts';

/** Some lexemes in a row, and what they come to. What no filter can say stays text, with its numbers. */
export type Finding = { from: number; to: number } & (
	| { kind: 'filters'; filters: Filters }
	| { kind: 'place'; place: Place }
	| { kind: 'text' }
	| { kind: 'nothing' }
);

export type Facts = { today: string; amenities: ReadonlyMap<string, number> };

const houses: ReadonlySet<string> = new Set(['villa', 'twin_house', 'town_house', 'i_villa']);

export function findingsIn(lexemes: readonly Lexeme[], facts: Facts): Finding[] {
	const types = lexemes.flatMap((lexeme) => readMeaning(lexeme)?.types ?? []);
	const setting: Setting & Context = {
		rent: lexemes.some((lexeme) => readMeaning(lexeme)?.purpose === 'rent'),
		landOnly: types.length > 0 && types.every((type) => type === 'land'),
		housesOnly: types.length > 0 && types.every((type) => houses.has(type)),
		landIsType: types.every((type) => type === 'land'),
	};
	const findings: Finding[] = [];
	for (let at = 0; at < lexemes.length; ) {
		const finding = findingAt(lexemes, at, setting, facts);
		findings.push(finding);
		at = finding.to;
	}
	return findings;
}

function findingAt(lexemes: readonly Lexeme[], from: number, setting: Setting & Context, facts: Facts): Finding {
	const lexeme = lexemes[from] as Lexeme;
	return (
		negationAt(lexemes, from) ??
		understood(from, deliveryAt(lexemes, from, facts.today)) ??
		numberAt(lexemes, from, setting, facts) ??
		placeAt(lexemes, from) ??
		leftToPayAt(lexemes, from, setting) ??
		meantAt(lexemes, from, facts) ?? { from, to: from + 1, kind: isDropped(lexeme) ? 'nothing' : 'text' }
	);
}

const understood = (from: number, found: { to: number; filters: Filters } | null): Finding | null =>
	found && { kind: 'filters', from, ...found };

/** What is not wanted is nothing we can filter by; only a missing down payment or over is, and whether instalments are left. */
function negationAt(lexemes: readonly Lexeme[], from: number): Finding | null {
	if (!has(lexemes[from], 'not') || lexemes[from]?.place) return null;
	let next = from + 1;
	while (next < lexemes.length && isDropped(lexemes[next])) next++;
	if (readRole(lexemes[next]) === 'down') return { from, to: next + 1, kind: 'filters', filters: { downPayment: 0 } };
	const remaining = readMeaning(lexemes[next])?.remaining;
	if (remaining !== undefined) return { from, to: next + 1, kind: 'filters', filters: { remaining: !remaining } };
	const isOver = readRole(lexemes[next]) === 'over' || has(lexemes[next], 'over');
	if (isOver && !amountAt(lexemes, next + 1)) return { from, to: next + 1, kind: 'filters', filters: { over: { to: 0 } } };
	return { from, to: Math.min(next + 1, lexemes.length), kind: 'text' };
}

function numberAt(lexemes: readonly Lexeme[], from: number, setting: Setting & Context, { today }: Facts): Finding | null {
	if (lexemes[from]?.place) return null;
	const quantity = quantityAt(lexemes, from, setting);
	if (!quantity) return roleAlone(lexemes, from, setting);
	const found: Measured = isUntil(lexemes, quantity, today) ? 'unsayable' : measured(quantity, setting);
	if (found === 'unsayable') return { from, to: quantity.to, kind: 'text' };
	return found && { from, to: quantity.to, kind: 'filters', filters: found };
}

/** Within three years something happens: that is not how long a home is paid for. */
function isUntil(lexemes: readonly Lexeme[], { from, to, unit }: Quantity, today: string): boolean {
	if (unit !== 'year') return false;
	const leads = lexemes.slice(Math.max(0, from - 1), to);
	const isTime = (lexeme: Lexeme) =>
		(has(lexeme, 'in') && !has(lexeme, 'filler')) || (['by', 'before', 'after'] as const).some((bound) => isBound(lexeme, bound));
	return leads.some(isTime) || (readRole(lexemes[to]) === 'delivery' && !deliveryAt(lexemes, to, today));
}

/** In متبقي أقساط ٣ مليون the number is what is left, and no price. */
function leftToPayAt(lexemes: readonly Lexeme[], from: number, setting: Context): Finding | null {
	const { comma = true } = lexemes[from + 1] ?? {};
	const quantity = readMeaning(lexemes[from])?.remaining && !comma ? quantityAt(lexemes, from + 1, setting) : null;
	return quantity && quantity.unit === null && quantity.role === null && quantity.bound === null
		? { from, to: quantity.to, kind: 'text' }
		: null;
}

/** A garden of any size, and rent by the day. */
function roleAlone(lexemes: readonly Lexeme[], from: number, { rent }: Setting): Finding | null {
	const role = readRole(lexemes[from]);
	if (role === 'garden') return { from, to: from + 1, kind: 'filters', filters: { garden: { from: 1 } } };
	const rentPeriod = role && periods[role];
	return rent && rentPeriod ? { from, to: from + 1, kind: 'filters', filters: { rentPeriod } } : null;
}

/** Words such as “compound” belong to the name beside them. */
function placeAt(lexemes: readonly Lexeme[], from: number): Finding | null {
	const after = lexemes[from + 1]?.place;
	const isCue = !lexemes[from]?.place && after != null && names(lexemes[from], after);
	const place = isCue ? after : lexemes[from]?.place;
	if (!place) return null;
	const to = from + (isCue ? 2 : 1);
	const follows = names(lexemes[to], place) && !has(lexemes[to], 'in') && !lexemes[to + 1]?.place;
	return { from, to: follows ? to + 1 : to, kind: 'place', place };
}

const names = (lexeme: Lexeme | undefined, { kind }: Place) =>
	lexeme?.senses.some(
		(sense) => sense.kind === 'cue' && (sense.cue === kind || (sense.cue === 'place' && (kind === 'location' || kind === 'area'))),
	) ?? false;

function meantAt(lexemes: readonly Lexeme[], from: number, { today, amenities }: Facts): Finding | null {
	const meaning = readMeaning(lexemes[from]);
	if (meaning && has(lexemes[from], 'filler') && from > 0 && !isPlain(lexemes[from - 1])) return null;
	if (meaning?.types && isAround(lexemes, from)) return { from, to: from + 1, kind: 'text' };
	const filters = meaning && buildFilters(meaning, today, amenities);
	return filters ? { from, to: from + 1, kind: 'filters', filters } : null;
}

/** Behind any other word خالص says “very”. */
const isPlain = (lexeme: Lexeme | undefined) =>
	lexeme?.place != null ||
	lexeme?.value != null ||
	(['means', 'unit', 'counted', 'scale', 'currency'] as const).some((kind) => has(lexeme, kind));

/** A flat in a building is no building. */
function isAround(lexemes: readonly Lexeme[], at: number): boolean {
	let before = at - 1;
	while (has(lexemes[before], 'filler') && !has(lexemes[before], 'in')) before--;
	return has(lexemes[before], 'in') && lexemes.slice(0, before).some((lexeme) => readMeaning(lexeme)?.types);
}

function buildFilters(
	{ amenity, listedWithinDays, ...filters }: Meaning,
	today: string,
	amenities: ReadonlyMap<string, number>,
): Filters | null {
	if (listedWithinDays !== undefined) return { newSince: daysBefore(today, listedWithinDays) };
	if (amenity === undefined) return filters;
	const id = amenities.get(amenity);
	return id === undefined ? null : { amenities: [id] };
}

function daysBefore(today: string, days: number): string {
	const date = new Date(`${today}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() - days);
	return date.toISOString().slice(0, 10);
}

/** Small words that say nothing on their own, and the country: everything lies in it. */
const isDropped = (lexeme: Lexeme | undefined) =>
	(['filler', 'in', 'and', 'or', 'dash', 'everywhere'] as const).some((kind) => has(lexeme, kind)) ||
	isBound(lexeme, 'from') ||
	isBound(lexeme, 'to');
