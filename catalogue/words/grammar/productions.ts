import type { Filters } from '#catalogue/query.ts';
import { findSense, hasSense, isBound, type Lexeme, readBound, readMeaning, readRole, readUnit } from '../lexemes.ts';
import type { Place } from '../places.ts';
import { nearFacilityAt, shareDownAt, suitsAt } from './asides.ts';
import { floorsAt, viewsAt } from './choices.ts';
import { deliveryAt } from './delivery.ts';
import { buildFilters } from './meaning-filters.ts';
import { measured, periods } from './measure.ts';
import { negationAt } from './negation.ts';
import { NO_QUANTITY, type Quantity, quantityAt } from './quantities.ts';
import type { Found, Sentence } from './sentence.ts';
import { isSmall } from './small-words.ts';

/** One way to read the words from some index on. */
type Production = { score: number; read: (sentence: Sentence, from: number) => Found | null };

/** The whole grammar, highest score first. To add a notion, add a line. */
export const productions: readonly Production[] = [
	{ score: 9, read: negationAt },
	{ score: 8, read: deliveredAt },
	{ score: 8, read: floorsAt },
	{ score: 8, read: viewsAt },
	{ score: 8, read: shareDownAt },
	{ score: 7, read: numberAt },
	{ score: 6, read: placeAt },
	{ score: 5, read: boundFloorAt },
	{ score: 5, read: compoundAt },
	{ score: 5, read: leftToPayAt },
	{ score: 5, read: sortAt },
	{ score: 5, read: nearFacilityAt },
	{ score: 5, read: suitsAt },
	{ score: 4, read: meaningAt },
	{ score: 3, read: roleAlone },
	{ score: 3, read: unitAlone },
	{ score: 2, read: noteAt },
	{ score: 1, read: smallWordAt },
];

const asked = (to: number, filters: Filters): Found => ({ to, kind: 'filters', filters });

function deliveredAt({ lexemes, facts: { today } }: Sentence, from: number): Found | null {
	const found = deliveryAt(lexemes, from, today);
	return found && asked(found.to, found.filters);
}

function numberAt({ lexemes, setting, facts: { today } }: Sentence, from: number): Found | null {
	const quantity = lexemes[from]?.place ? null : quantityAt(lexemes, from, setting);
	if (!quantity) return null;
	if (findSense(lexemes[quantity.to], 'noted')?.why === 'age') return { to: quantity.to + 1, kind: 'note', why: 'age' };
	if (isUntil(lexemes, quantity, today)) return untilAt(lexemes, quantity, today);
	const found = measured(quantity, setting);
	if (!found) return null;
	const { filters, why } = found;
	if (why && Object.keys(filters).length === 0) return { to: quantity.to, kind: 'note', why };
	return { to: quantity.to, kind: 'filters', filters, ...(why && { why }) };
}

/** `3 years delivery` gives a delivery date. */
function untilAt(lexemes: readonly Lexeme[], { to, low }: Quantity, today: string): Found {
	return readRole(lexemes[to]) === 'delivery'
		? asked(to + 1, { deliveredBy: Number(today.slice(0, 4)) + Math.ceil(low) })
		: { to, kind: 'note', why: 'time' };
}

/** “Within three years” with an event is not a length of payment. */
function isUntil(lexemes: readonly Lexeme[], { from, to, unit }: Quantity, today: string): boolean {
	if (unit !== 'year') return false;
	const leads = lexemes.slice(Math.max(0, from - 1), to);
	const isTime = (lexeme: Lexeme) =>
		(hasSense(lexeme, 'in') && !hasSense(lexeme, 'filler')) || (['by', 'before', 'after'] as const).some((bound) => isBound(lexeme, bound));
	return leads.some(isTime) || (readRole(lexemes[to]) === 'delivery' && !deliveryAt(lexemes, to, today));
}

/** Words such as “compound” belong to the name beside them. */
function placeAt({ lexemes }: Sentence, from: number): Found | null {
	const after = lexemes[from + 1]?.place;
	const isCue = !lexemes[from]?.place && after != null && names(lexemes[from], after);
	const place = isCue ? after : lexemes[from]?.place;
	if (!place) return null;
	const to = from + (isCue ? 2 : 1);
	const follows = names(lexemes[to], place) && !hasSense(lexemes[to], 'in') && !lexemes[to + 1]?.place;
	return { to: follows ? to + 1 : to, kind: 'place', place };
}

const names = (lexeme: Lexeme | undefined, { kind }: Place) =>
	lexeme?.senses.some(
		(sense) => sense.kind === 'cue' && (sense.cue === kind || (sense.cue === 'place' && (kind === 'location' || kind === 'area'))),
	) ?? false;

function compoundAt({ lexemes }: Sentence, from: number): Found | null {
	return !lexemes[from]?.place && findSense(lexemes[from], 'cue')?.cue === 'compound' ? asked(from + 1, { inCompound: true }) : null;
}

/** `above the third floor`. */
function boundFloorAt({ lexemes, setting }: Sentence, from: number): Found | null {
	const bound = readBound(lexemes[from]);
	let at = from + 1;
	while (hasSense(lexemes[at], 'filler')) at++;
	const [floor, ...others] = bound ? (readMeaning(lexemes[at])?.floors ?? []) : [];
	if (!bound || floor === undefined || others.length > 0) return null;
	const quantity: Quantity = { ...NO_QUANTITY, from, to: at + 1, low: floor, unit: 'floor', bound };
	const found = measured(quantity, setting);
	return found && asked(at + 1, found.filters);
}

/** In متبقي أقساط ٣ مليون the number is the remaining amount, not a price. */
function leftToPayAt({ lexemes, setting }: Sentence, from: number): Found | null {
	const { comma = true } = lexemes[from + 1] ?? {};
	const quantity = readMeaning(lexemes[from])?.remaining && !comma ? quantityAt(lexemes, from + 1, setting) : null;
	return quantity && quantity.unit === null && quantity.role === null && quantity.bound === null
		? { to: quantity.to, kind: 'note', why: 'paid' }
		: null;
}

function sortAt({ lexemes }: Sentence, from: number): Found | null {
	const sort = findSense(lexemes[from], 'sort')?.sort;
	return sort ? { to: from + 1, kind: 'sort', sort } : null;
}

function meaningAt({ lexemes, facts }: Sentence, from: number): Found | null {
	const meaning = readMeaning(lexemes[from]);
	if (meaning && hasSense(lexemes[from], 'filler') && from > 0 && !isPlain(lexemes[from - 1])) return null;
	if (meaning?.types && isAround(lexemes, from)) return { to: from + 1, kind: 'text' };
	const filters = meaning && buildFilters(meaning, facts);
	const isWider = meaning?.amenity !== undefined && !facts.amenities.has(meaning.amenity);
	return filters ? { ...asked(from + 1, filters), ...(isWider && { why: 'privatePool' as const }) } : null;
}

/** After any other word خالص means “very”. */
const isPlain = (lexeme: Lexeme | undefined) =>
	lexeme?.place != null ||
	lexeme?.value != null ||
	(['means', 'unit', 'counted', 'scale', 'currency'] as const).some((kind) => hasSense(lexeme, kind));

/** In “a flat in a building” the building is not a type asked for. */
function isAround(lexemes: readonly Lexeme[], at: number): boolean {
	let before = at - 1;
	while (hasSense(lexemes[before], 'filler') && !hasSense(lexemes[before], 'in')) before--;
	return hasSense(lexemes[before], 'in') && lexemes.slice(0, before).some((lexeme) => readMeaning(lexeme)?.types);
}

/** A role without a number: a garden of any size, rent by the day, instalments by the quarter. */
function roleAlone({ lexemes, setting: { rent } }: Sentence, from: number): Found | null {
	const role = readRole(lexemes[from]);
	if (!role) return null;
	const to = from + 1;
	if (role === 'garden') return asked(to, { garden: { from: 1 } });
	const rentPeriod = periods[role];
	const isOfRent =
		role === 'daily' ||
		role === 'weekly' ||
		(role === 'monthly' && !hasSense(lexemes[from], 'month') && /^(?:by|per|bel|bl|بال)/i.test(lexemes[from]?.text ?? ''));
	if (rentPeriod && (rent || isOfRent)) return asked(to, { purpose: 'rent', rentPeriod });
	if (role === 'quarterly' || role === 'halfYearly') return { to, kind: 'filters', filters: { instalments: true }, why: 'frequency' };
	if (role === 'charges' || role === 'paid' || role === 'age') return { to, kind: 'note', why: role };
	return null;
}

const SQUARE_METRES_IN_FEDDAN = 4200;

/** فدان without a number is one. */
function unitAlone({ lexemes }: Sentence, from: number): Found | null {
	if (readUnit(lexemes[from]) !== 'feddan') return null;
	const land = { from: Math.round(SQUARE_METRES_IN_FEDDAN * 0.9), to: Math.round(SQUARE_METRES_IN_FEDDAN * 1.1) };
	return asked(from + 1, { land });
}

function noteAt({ lexemes }: Sentence, from: number): Found | null {
	const why = findSense(lexemes[from], 'noted')?.why ?? (hasSense(lexemes[from], 'elsewhere') ? 'elsewhere' : null);
	return why ? { to: from + 1, kind: 'note', why } : null;
}

function smallWordAt({ lexemes }: Sentence, from: number): Found | null {
	const isPlaceCue = lexemes[from]?.senses.some((sense) => sense.kind === 'cue' && sense.cue === 'place');
	if (hasSense(lexemes[from], 'everywhere') && isUnknown(lexemes[from - 1])) return { to: from + 1, kind: 'text' };
	return isSmall(lexemes[from]) || isPlaceCue ? { to: from + 1, kind: 'nothing' } : null;
}

/** In دار مصر the country is part of a name. */
const isUnknown = (lexeme: Lexeme | undefined) =>
	lexeme !== undefined && lexeme.senses.length === 0 && !lexeme.place && lexeme.value === null;
