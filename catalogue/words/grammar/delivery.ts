import { type Filters, limits } from '#catalogue/query.ts';
import { findSense, hasSense, isBound, type Lexeme, readBound, readMeaning, readRole, readUnit } from '../lexemes.ts';
import { amountAt } from './amounts.ts';

/** Filters, and the index after their words. */
export type FoundFilters = { to: number; filters: Filters };

const isYear = (value: number | null | undefined): value is number =>
	value != null && Number.isInteger(value) && value >= 2000 && value < limits.lastYear;

/** When it is delivered: استلام 2027, `by 2028`, `delivery in 2 years`. */
export function deliveryAt(lexemes: readonly Lexeme[], from: number, today: string): FoundFilters | null {
	const first = lexemes[from];
	if (isYear(first?.value)) return yearFirst(lexemes, from, first.value);
	const either = readyOr(lexemes, from, today);
	if (either) return either;
	const said = readRole(first) === 'delivery' || readMeaning(first)?.ready === true;
	if (!said && !isBound(first, 'by') && !isBound(first, 'before')) return null;

	let to = said ? from + 1 : from;
	let before = false;
	let after = false;
	while (to < lexemes.length && isLeadingUp(lexemes[to])) {
		before ||= isBound(lexemes[to], 'before');
		after ||= isBound(lexemes[to], 'after');
		to++;
	}
	const year = lexemes[to]?.value;
	if (isYear(year)) {
		if (after) return { to: to + 1, filters: { deliveredFrom: year + 1 } };
		const end = orBefore(lexemes, lastYear(lexemes, to));
		return { to: end.to, filters: { deliveredBy: before ? year - 1 : end.year } };
	}
	return said ? yearsAhead(lexemes, from + 1, to, today) : null;
}

/** `ready or 2027` equals “by 2027”, which includes ready homes. */
function readyOr(lexemes: readonly Lexeme[], from: number, today: string): FoundFilters | null {
	if (readMeaning(lexemes[from])?.ready !== true || !hasSense(lexemes[from + 1], 'or')) return null;
	const year = lexemes[from + 2]?.value;
	if (!isYear(year)) return deliveryAt(lexemes, from + 2, today);
	return { to: readRole(lexemes[from + 3]) === 'delivery' ? from + 4 : from + 3, filters: { deliveredBy: year } };
}

/** استلام ٢٠٢٧ أو قبل repeats itself. */
const orBefore = (lexemes: readonly Lexeme[], end: { year: number; to: number }) =>
	hasSense(lexemes[end.to], 'or') && (isBound(lexemes[end.to + 1], 'before') || isBound(lexemes[end.to + 1], 'orLess'))
		? { ...end, to: end.to + 2 }
		: end;

function yearFirst(lexemes: readonly Lexeme[], from: number, year: number): FoundFilters | null {
	return readRole(lexemes[from + 1]) === 'delivery' && !isYear(lexemes[from + 2]?.value)
		? { to: from + 2, filters: { deliveredBy: year } }
		: null;
}

const isLeadingUp = (lexeme: Lexeme | undefined) =>
	lexeme?.value === null &&
	(['by', 'before', 'after', 'from', 'to', 'max', 'below', 'between'].includes(readBound(lexeme) ?? '') ||
		hasSense(lexeme, 'filler') ||
		hasSense(lexeme, 'in') ||
		hasSense(lexeme, 'month') ||
		readUnit(lexeme) === 'year' ||
		hasSense(lexeme, 'dash'));

/** The later of `2027-2028`. */
function lastYear(lexemes: readonly Lexeme[], at: number): { year: number; to: number } {
	const year = lexemes[at]?.value as number;
	const link = lexemes[at + 1];
	const later = lexemes[at + 2]?.value;
	const linked = hasSense(link, 'dash') || hasSense(link, 'or') || hasSense(link, 'and') || isBound(link, 'to');
	return linked && isYear(later) && later > year ? { year: later, to: at + 3 } : { year, to: at + 1 };
}

function yearsAhead(lexemes: readonly Lexeme[], from: number, at: number, today: string): FoundFilters | null {
	const [year, month] = today.split('-').map(Number) as [number, number];
	const ahead = findSense(lexemes[at], 'ahead')?.value;
	if (ahead !== undefined) return { to: at + 1, filters: { deliveredBy: year + ahead } };
	const lead = lexemes.slice(from, at);
	if (readUnit(lead.at(-1)) === 'year' && lead.some((lexeme) => readBound(lexeme) !== undefined || hasSense(lexeme, 'in')))
		return { to: at, filters: { deliveredBy: year + 1 } };
	const amount = amountAt(lexemes, at);
	if (!amount || amount.scale !== null || amount.value > 20) return null;
	const unit = amount.unit ?? readUnit(lexemes[amount.to]);
	const to = amount.unit ? amount.to : amount.to + 1;
	if (unit === 'year') return { to, filters: { deliveredBy: year + Math.ceil(amount.value) } };
	return unit === 'month' ? { to, filters: { deliveredBy: year + Math.floor((month - 1 + amount.value) / 12) } } : null;
}
