import type { ShownCurrency } from '#domain/vocabulary.ts';
import { findSense, hasSense, isBound, type Lexeme, readBound, readMeaning, readRole, readUnit } from '../lexemes.ts';
import type { Bound, Role, Unit } from '../senses.ts';
import { type Amount, amountAt } from './amounts.ts';

/** A number or range with its surrounding words: what it counts, its role, and its bound. */
export type Quantity = {
	from: number;
	to: number;
	low: number;
	/** The second number of a range or a choice. */
	high: number | null;
	choice: boolean;
	scaled: boolean;
	unit: Unit | null;
	role: Role | null;
	bound: Bound | null;
	/** Pounds were named, so it is money. */
	inPounds: boolean;
	/** The currency it was given in, if not the pound. */
	foreign: ShownCurrency | null;
	/** ٤ ونص: a half without a scale. */
	isHalf: boolean;
};

export const NO_QUANTITY = {
	...{ from: 0, to: 0, low: 0, high: null, choice: false, scaled: false, unit: null, role: null, bound: null },
	...{ inPounds: false, foreign: null, isHalf: false },
} satisfies Quantity;

/** Whether a word for land is the type asked for, or what the metres measure. */
export type Context = { landIsType: boolean };

const areas: ReadonlySet<Unit> = new Set(['metre', 'foot', 'feddan', 'm']);
const sizes: ReadonlySet<Role> = new Set(['size', 'land', 'garden']);
const prefixBounds: ReadonlySet<Bound> = new Set(['max', 'min', 'below', 'above', 'about', 'between', 'from', 'to']);
const suffixBounds: ReadonlySet<Bound> = new Set(['max', 'min', 'below', 'above', 'about', 'orLess', 'orMore']);
/** ٣ غرف وأكتر من كده includes three. */
const behind: Partial<Record<Bound, Bound>> = { below: 'orLess', above: 'orMore' };

export function quantityAt(lexemes: readonly Lexeme[], from: number, context: Context): Quantity | null {
	const before = prefixAt(lexemes, from, context);
	const first = amountAt(lexemes, before.to);
	if (!first) return null;
	const second = secondAt(lexemes, first, before.bound);
	const [low, high] = inOneScale(first, second?.amount ?? null);
	const start: Quantity = {
		...{ from, low, high, role: before.role, inPounds: before.inPounds, foreign: before.foreign },
		to: (second?.amount ?? first).to,
		choice: second?.choice ?? false,
		isHalf: (second?.amount ?? first).isHalf ?? false,
		scaled: (second?.amount ?? first).scale !== null,
		unit: before.unit ?? second?.amount.unit ?? first.unit,
		bound: before.bound,
	};
	const quantity = withSuffix(lexemes, start, context);
	return before.role === 'garden' && !isArea(quantity) ? null : quantity;
}

/** In `garden under 5 million` and `garden, 3 bedrooms` the number is not the garden's size. */
function isArea({ scaled, inPounds, foreign, unit, low, bound }: Quantity): boolean {
	if (scaled || inPounds || foreign || (unit !== null && !areas.has(unit))) return false;
	return unit !== 'm' || low >= SMALL_GARDEN || bound === null || bound === 'min' || bound === 'about';
}
const SMALL_GARDEN = 30;

/** Words before a number: `price up to`, مقدم لحد. */
function prefixAt(lexemes: readonly Lexeme[], from: number, context: Context) {
	let role: Role | null = null;
	let bound: Bound | null = null;
	let inPounds = false;
	let foreign: ShownCurrency | null = null;
	let unit = leadingUnit(lexemes, from);
	let to = unit ? from + 1 : from;
	for (; to < lexemes.length; to++) {
		const lexeme = lexemes[to];
		if (amountAt(lexemes, to) && to > from) break;
		const nextRole = roleAt(lexemes, to, context);
		const nextBound = readBound(lexeme);
		if (role === null && leadsUpToOver(lexemes, to)) role = 'over';
		else if (nextRole && nextRole !== 'delivery' && (role === null || (sizes.has(role) && sizes.has(nextRole)))) role = nextRole;
		else if (nextBound && prefixBounds.has(nextBound)) bound = bound === 'between' ? bound : nextBound;
		else if (hasSense(lexeme, 'currency') && (to > from || amountAt(lexemes, to + 1))) inPounds = true;
		else if (to > from && (hasSense(lexeme, 'filler') || hasSense(lexeme, 'dash'))) continue;
		else if (hasSense(lexeme, 'foreign') && amountAt(lexemes, to + 1)) foreign = findSense(lexeme, 'foreign')?.currency ?? null;
		else if (readUnit(lexeme) === 'percent' && amountAt(lexemes, to + 1)) unit = 'percent';
		else break;
	}
	return { to, role, bound, inPounds, foreign, unit };
}

/** In `bedrooms: 3, bathrooms: 2` units come before numbers. If both readings are possible, the whole row decides. */
function leadingUnit(lexemes: readonly Lexeme[], at: number): Unit | null {
	const unit = readUnit(lexemes[at]);
	const amount = unit === 'room' || unit === 'bath' || unit === 'floor' ? amountAt(lexemes, skipSmall(lexemes, at + 1)) : null;
	if (!unit || !amount || amount.scale !== null || amount.unit !== null) return null;
	return readUnit(lexemes[amount.to]) === undefined || leadingUnit(lexemes, amount.to) ? unit : null;
}

function roleAt(lexemes: readonly Lexeme[], at: number, { landIsType }: Context): Role | undefined {
	const named = readRole(lexemes[at]);
	if (named) return named;
	if (!landIsType && readMeaning(lexemes[at])?.types?.join() === 'land') return 'land';
	return isInstalments(lexemes[at]) && isOneInstalment(amountAt(lexemes, skipSmall(lexemes, at + 1))) ? 'monthly' : undefined;
}

const isInstalments = (lexeme: Lexeme | undefined) => readMeaning(lexeme)?.instalments === true;

/** No home costs so little, and no plan has so many payments: in `instalments 20k` it is the monthly amount. */
const isOneInstalment = (amount: Pick<Amount, 'value' | 'unit'> | null) =>
	amount !== null && amount.unit === null && amount.value >= 1000 && amount.value < 100_000;
const MOST_INSTALMENTS = 200;

/** The other end of a range, or another choice: `5 to 8`, بين 5 و 8, `2 or 3`, `2, 3`. */
function secondAt(lexemes: readonly Lexeme[], first: Amount, bound: Bound | null): { amount: Amount; choice: boolean } | null {
	let at = first.to;
	const unit = readUnit(lexemes[at]);
	if (unit && unit !== 'none' && isLink(lexemes[at + 1], bound)) at++;
	else if (hasSense(lexemes[at], 'currency') && isLink(lexemes[at + 1], bound)) at++;
	const link = lexemes[at];
	if (!link) return null;
	const isChoice = hasSense(link, 'or') || hasSense(link, 'and');
	const amount = isLink(link, bound) || (isChoice && first.scale === null) ? amountAt(lexemes, at + 1) : null;
	if (amount)
		return endsWell(lexemes, first, amount, isChoice && bound !== 'between') ? { amount, choice: isChoice && bound !== 'between' } : null;
	const listed = (link.comma || link.prefix === 'و') && first.scale === null ? amountAt(lexemes, at) : null;
	if (listed && (bound === 'between' || link.comma || link.prefix === 'و') && endsWell(lexemes, first, listed, true))
		return { amount: listed, choice: bound !== 'between' };
	const prefixed = link.prefix === 'ل' || (bound === 'between' && link.prefix === 'و') ? amountAt(lexemes, at) : null;
	return prefixed && endsWell(lexemes, first, prefixed, false) ? { amount: prefixed, choice: false } : null;
}

const isLink = (lexeme: Lexeme | undefined, bound: Bound | null) =>
	hasSense(lexeme, 'dash') || isBound(lexeme, 'to') || (bound === 'between' && hasSense(lexeme, 'and'));

/** Two numbers belong together if they increase and have the same unit; a choice is only of rooms. */
function endsWell(lexemes: readonly Lexeme[], first: Amount, second: Amount, choice: boolean): boolean {
	const [low, high] = inOneScale(first, second);
	const [one, other] = [saidUnit(lexemes, first), saidUnit(lexemes, second)];
	if (high === null || high < low || (one && other && !isAlike(one, other))) return false;
	if (!choice) return true;
	return other === 'room' || (!other && first.unit === 'room' && second.scale === null);
}

const saidUnit = (lexemes: readonly Lexeme[], { unit, to }: Amount) => unit ?? readUnit(lexemes[to]);
const isAlike = (one: Unit, other: Unit) => one === other || (areas.has(one) && areas.has(other));

/** `5 to 8 million` starts at five million. */
function inOneScale(first: Amount, second: Amount | null): [low: number, high: number | null] {
	if (!second) return [first.value, null];
	const low = first.scale === null && second.scale !== null && first.value < 1000 ? first.value * second.scale : first.value;
	return [low, second.value];
}

function withSuffix(lexemes: readonly Lexeme[], start: Quantity, context: Context): Quantity {
	let quantity = start;
	for (let at = start.to; at < lexemes.length; at++) {
		if (isHyphen(lexemes, at)) continue;
		if (hasSense(lexemes[at], 'filler') && isOwnRole(lexemes, at + 1, quantity, context)) continue;
		const more = addedBy(lexemes, at, quantity, context);
		if (!more) break;
		quantity = { ...quantity, ...more, to: at + 1 };
	}
	return quantity;
}

/** As in `10-year` and `3-bedroom`. */
function isHyphen(lexemes: readonly Lexeme[], at: number): boolean {
	const [before, sign, after] = [lexemes[at - 1], lexemes[at], lexemes[at + 1]];
	return hasSense(sign, 'dash') && before?.end === sign?.start && after?.start === sign?.end && readUnit(after) !== undefined;
}

function addedBy(lexemes: readonly Lexeme[], at: number, quantity: Quantity, context: Context): Partial<Quantity> | null {
	const lexeme = lexemes[at];
	if (isInstalments(lexeme) && quantity.unit === null && quantity.low > MOST_INSTALMENTS)
		return quantity.role === null && isOneInstalment({ value: quantity.low, unit: null }) ? { role: 'monthly' } : null;
	if (isOverBehind(lexemes, at, quantity)) return { role: 'over' };
	const unit = quantity.unit === null && !quantity.scaled ? (readUnit(lexeme) ?? findSingleUnit(lexeme)) : undefined;
	if (unit) return { unit };
	if (isSaidAgain(lexeme, quantity)) return {};
	const foreign = findSense(lexeme, 'foreign')?.currency;
	if (foreign) return { foreign };
	if (hasSense(lexeme, 'currency') && isOwnCurrency(lexemes, at, quantity))
		return { inPounds: quantity.inPounds || !isBound(lexeme, 'to') };
	if (quantity.scaled && isTimeUnit(lexeme) && !readRole(lexeme)) return { unit: 'none' };
	const bound = readBound(lexeme);
	if (bound && suffixBounds.has(bound) && quantity.bound === null && isOwnBound(lexemes, at, quantity, bound))
		return { bound: behind[bound] ?? bound };
	if (quantity.role !== null && readRole(lexeme) === quantity.role && !amountAt(lexemes, at + 1)) return {};
	// معايا مليون مقدم gives a down payment, not a price.
	if (quantity.role === 'price' && readRole(lexeme) === 'down' && isOwnRole(lexemes, at, { ...quantity, role: null }, context))
		return { role: 'down' };
	const role = isOwnRole(lexemes, at, quantity, context) ? roleAt(lexemes, at, context) : undefined;
	return role ? { role } : null;
}

/** `over 5 million` is a lower bound of the price. With an upper bound, as in `over up to 500k`, it is the over of a takeover. */
function leadsUpToOver(lexemes: readonly Lexeme[], at: number): boolean {
	if (!hasSense(lexemes[at], 'over') || !(['max', 'below'] as const).some((bound) => isBound(lexemes[at + 1], bound))) return false;
	const amount = amountAt(lexemes, skipSmall(lexemes, at + 1));
	return amount !== null && isMoney(amount.value, amount.scale !== null, saidUnit(lexemes, amount));
}

/** `500k over` is the over of a takeover if nothing follows that it could bound. */
function isOverBehind(lexemes: readonly Lexeme[], at: number, { low, scaled, unit, role, bound }: Quantity): boolean {
	if (!hasSense(lexemes[at], 'over') || role !== null || bound !== null || !isMoney(low, scaled, unit)) return false;
	return lexemes[at + 1]?.comma || !amountAt(lexemes, skipSmall(lexemes, at + 1));
}

const isMoney = (value: number, scaled: boolean, unit: Unit | null | undefined) => unit === 'm' || (!unit && (scaled || value >= 1000));

/** `EGP` after `35m` belongs to it; in `200m EGP 40m` it belongs to the price that follows. */
function isOwnCurrency(lexemes: readonly Lexeme[], at: number, { unit }: Quantity): boolean {
	const next = amountAt(lexemes, at + 1);
	if (!next) return true;
	const nextUnit = next.unit ?? readUnit(lexemes[next.to]);
	return !isBound(lexemes[at], 'to') && (unit !== 'm' || (nextUnit !== undefined && nextUnit !== 'm'));
}

/** The repeated unit in غرفتين أو ٣ غرف. */
const isSaidAgain = (lexeme: Lexeme | undefined, { high, unit }: Quantity) => high !== null && unit !== null && readUnit(lexeme) === unit;

/** In ٢ أوضة وصالة the unit belongs to the number before it. */
const findSingleUnit = (lexeme: Lexeme | undefined) => {
	const counted = findSense(lexeme, 'counted');
	return counted?.value === 1 ? counted.unit : undefined;
};

const isTimeUnit = (lexeme: Lexeme | undefined) => {
	const unit = readUnit(lexeme);
	return unit === 'none' || unit === 'year' || unit === 'month';
};

/** `3+` is three or more; `3 + maid` and `3 bedrooms+maid` add something. */
function isAddition(lexemes: readonly Lexeme[], at: number): boolean {
	const [before, sign, after] = [lexemes[at - 1], lexemes[at], lexemes[at + 1]];
	return hasSense(sign, 'and') && (before?.end !== sign?.start || (after?.start === sign?.end && readUnit(after) === undefined));
}

/** `max` after a number belongs to it, unless it leads to the next number. */
function isOwnBound(lexemes: readonly Lexeme[], at: number, { scaled, unit }: Quantity, bound: Bound): boolean {
	if (bound === 'orLess' || bound === 'orMore') return !isAddition(lexemes, at);
	const next = amountAt(lexemes, skipSmall(lexemes, at + 1));
	if (!next) return true;
	const nextIsCounted = next.unit !== null || ['room', 'bath'].includes(readUnit(lexemes[next.to]) ?? '');
	return scaled && unit === null && next.scale === null && nextIsCounted;
}

/** In `500k down 20k monthly` roles follow their numbers; in `8m, down 500k, monthly 20k` they precede them. If both are possible, the whole row decides. */
function isOwnRole(lexemes: readonly Lexeme[], at: number, { role, unit }: Quantity, context: Context): boolean {
	const own = roleAt(lexemes, at, context);
	if (!own || own === 'delivery' || role !== null) return false;
	const measured = unit !== null && areas.has(unit);
	const isShare = unit === 'percent' && own === 'down';
	if (unit !== null && !isShare && (!measured || !sizes.has(own))) return false;
	if (unit === null && sizes.has(own)) return false;
	for (let next = at; ; ) {
		const amount = amountAt(lexemes, skipSmall(lexemes, next + 1));
		if (!amount || amount.unit !== null) return true;
		const nextUnit = readUnit(lexemes[amount.to]);
		if (!(isShare ? nextUnit === 'percent' : isOfKind(nextUnit, measured))) return true;
		next = skipSmall(lexemes, nextUnit ? amount.to + 1 : amount.to);
		const role = roleAt(lexemes, next, context);
		if (!role || role === 'delivery') return false;
	}
}

const isOfKind = (unit: Unit | undefined, measured: boolean) =>
	unit === 'm' || (measured ? unit !== undefined && areas.has(unit) : unit === undefined || unit === 'percent');

function skipSmall(lexemes: readonly Lexeme[], at: number): number {
	let next = at;
	while (next < lexemes.length && !amountAt(lexemes, next) && isSmall(lexemes[next])) next++;
	return next;
}
const isSmall = (lexeme: Lexeme | undefined) =>
	hasSense(lexeme, 'filler') ||
	hasSense(lexeme, 'currency') ||
	hasSense(lexeme, 'and') ||
	hasSense(lexeme, 'dash') ||
	readBound(lexeme) !== undefined;
