import type { Filters, Range } from '#catalogue/query.ts';
import type { Role } from '../senses.ts';
import type { Quantity } from './quantities.ts';

/** What else was said, where it changes what a number means. */
export type Setting = { rent: boolean; landOnly: boolean; housesOnly: boolean };

/** Understood; understood, but nothing a filter can say; or not understood at all. */
export type Measured = Filters | 'unsayable' | null;

const MOST_ROOMS = 20;
/** As it is filtered by: a studio has less than one bedroom. */
const STUDIO = 0;
/** Five stands for five or more. */
const MANY_ROOMS = 5;
const SQUARE_METRES_IN_FEDDAN = 4200;
/** Up to here `m` is for millions, from there for metres; between them it could be either, unless it bounds what is paid or no house is so small. */
const MILLIONS_BELOW = 30;
const METRES_FROM = 60;
const smallest = {
	over: 1_000,
	downPayment: 1_000,
	monthly: 500,
	price: 100_000,
	statedPrice: 10_000,
	rent: 1_000,
	daily: 100,
	metres: 10,
};
const largest = { money: 5e9, metres: 1e6, percent: 100, planYears: 15 };

export function measured(quantity: Quantity, setting: Setting): Measured {
	const { unit, role, foreign } = quantity;
	if (foreign || role === 'other') return 'unsayable';
	switch (unit) {
		case 'room':
			return rooms(quantity);
		case 'bath':
			return baths(quantity);
		case 'metre':
			return metres(quantity, setting, 1);
		case 'feddan':
			return metres({ ...quantity, role: quantity.role ?? 'land' }, setting, SQUARE_METRES_IN_FEDDAN);
		case 'm':
			return millionsOrMetres(quantity, setting);
		case 'percent':
			return downShare(quantity);
		case 'year':
			return setting.rent ? 'unsayable' : planYears(quantity);
		case 'month':
		case 'none':
			return 'unsayable';
		case null:
			return isSize(quantity.role) && !quantity.scaled ? metres(quantity, setting, 1) : money(quantity, setting);
	}
}

const isSize = (role: Role | null) => role === 'size' || role === 'land' || role === 'garden';
const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= MOST_ROOMS;

function rooms({ low, high, choice, bound }: Quantity): Measured {
	if (!isCount(low) || (high !== null && !isCount(high)) || low === 0) return null;
	const atMost = (value: number) => Math.min(value, MANY_ROOMS);
	const between = (from: number, to: number) => Array.from({ length: atMost(to) - atMost(from) + 1 }, (_, index) => atMost(from) + index);
	if (high !== null) return { bedrooms: choice ? [...new Set([atMost(low), atMost(high)])] : between(low, high) };
	switch (bound) {
		case 'above':
			return { bedrooms: between(low + 1, MANY_ROOMS) };
		case 'min':
		case 'from':
		case 'orMore':
			return { bedrooms: between(low, MANY_ROOMS) };
		case 'below':
			return { bedrooms: low === 1 ? [STUDIO] : between(1, low - 1) };
		case 'max':
		case 'to':
		case 'orLess':
			return { bedrooms: between(1, low) };
		default:
			return { bedrooms: [atMost(low)] };
	}
}

function baths({ low, high, bound }: Quantity): Measured {
	if (!isCount(low) || low === 0) return null;
	if (bound === 'max' || bound === 'below' || bound === 'orLess' || (bound === 'to' && high === null)) return 'unsayable';
	return { bathrooms: bound === 'above' && high === null ? low + 1 : low };
}

function millionsOrMetres(quantity: Quantity, setting: Setting): Measured {
	const { low, high, role, inPounds } = quantity;
	const most = high ?? low;
	const isMoney = inPounds || (role !== null && !isSize(role));
	const either = most < METRES_FROM && (setting.housesOnly || isUpperBound(quantity));
	const millions = isMoney || (role === null && (most < MILLIONS_BELOW || !Number.isInteger(most) || either));
	if (millions) return money({ ...quantity, low: low * 1e6, high: high === null ? null : high * 1e6, scaled: true }, setting);
	return isSize(role) || low >= METRES_FROM ? metres(quantity, setting, 1) : null;
}

const isUpperBound = ({ bound, high }: Quantity) => high === null && ['max', 'below', 'to', 'orLess'].includes(bound ?? '');

function metres(quantity: Quantity, { landOnly }: Setting, each: number): Measured {
	const { low, high, role, scaled } = quantity;
	const values = [low * each, (high ?? low) * each];
	if (scaled || values.some((value) => value < smallest.metres || value > largest.metres)) return null;
	const filter = role === 'garden' || role === 'land' ? role : landOnly ? 'land' : 'builtUp';
	const exactly = filter === 'garden' ? 'from' : 'about';
	const range = buildRange({ ...quantity, low: low * each, high: high === null ? null : high * each }, exactly);
	return range && { [filter]: range };
}

function money(quantity: Quantity, { rent }: Setting): Measured {
	const { low, high, role } = quantity;
	// Said as a whole: without its number `million` would be one.
	if ((high ?? low) > largest.money) return 'unsayable';
	if (role === 'over') return measureOver(quantity);
	const period = role && periods[role];
	if (role === 'down' || (period && !rent)) return role === 'down' || role === 'monthly' ? instalment(quantity, role) : 'unsayable';
	if (low < smallestPrice(quantity, rent)) return null;
	const range = buildRange(quantity, 'to');
	if (!range) return null;
	if (role === 'allIn') return { allIn: range };
	return { ...(period && { rentPeriod: period }), ...(!rent && isPurchase(range) && { purpose: 'sale' as const }), price: range };
}

const DEARER_THAN_ANY_RENT = 500_000;

/** Whoever speaks of millions means to buy: of what is let they would see all. */
const isPurchase = ({ from = 0, to = 0 }: Range) => Math.max(from, to) >= DEARER_THAN_ANY_RENT;

/** What the price of a rented unit is for. */
export const periods: Partial<Record<Role, 'month' | 'day' | 'year'>> = { monthly: 'month', daily: 'day', yearly: 'year' };

function smallestPrice({ role, scaled, bound }: Quantity, rent: boolean): number {
	if (role === 'daily') return smallest.daily;
	if (rent || scaled) return smallest.rent;
	return role !== null || bound !== null ? smallest.statedPrice : smallest.price;
}

function measureOver(quantity: Quantity): Measured {
	const { low, scaled } = quantity;
	if (low > 0 && !scaled && low < smallest.over) return null;
	const range = buildRange(quantity, 'to');
	return range && { over: range };
}

/** What somebody can pay has no lower end. */
function instalment({ low, high, bound, scaled }: Quantity, role: 'down' | 'monthly'): Measured {
	const filter = role === 'down' ? 'downPayment' : 'monthly';
	if (low === 0 && role === 'down') return { downPayment: 0 };
	if (!scaled && low < smallest[filter]) return null;
	if (high === null && (bound === 'min' || bound === 'above' || bound === 'from' || bound === 'orMore')) return 'unsayable';
	return { [filter]: high ?? low };
}

/** Where plans “start from” five per cent, one of them asks for no more. */
function downShare({ low, high, role, bound }: Quantity): Measured {
	if (role !== 'down' || bound === 'above' || bound === 'orMore') return 'unsayable';
	if (low === 0 && high === null) return { downPayment: 0 };
	const most = Math.ceil(high ?? low);
	return most <= largest.percent ? { downShare: most } : null;
}

/** Plans “up to” ten years and “over” ten years are both ten years long. */
function planYears({ low, role, bound }: Quantity): Measured {
	const years = Math.floor(low);
	const isPlan = (role === null || role === 'monthly') && bound !== 'below' && bound !== 'orLess';
	return isPlan && years >= 1 && years <= largest.planYears ? { years } : 'unsayable';
}

/** A number that nothing bounds is meant as the most for money, as about so much for metres, and as the least for a garden. */
function buildRange({ low, high, bound }: Quantity, unbounded: 'to' | 'from' | 'about'): Range | null {
	if (high !== null) return { from: low, to: high };
	switch (bound ?? unbounded) {
		case 'max':
		case 'below':
		case 'to':
		case 'orLess':
			return { to: low };
		case 'min':
		case 'above':
		case 'from':
		case 'orMore':
			return { from: low };
		case 'about':
			return { from: Math.round(low * 0.9), to: Math.round(low * 1.1) };
		default:
			return null;
	}
}
