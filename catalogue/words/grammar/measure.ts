import type { Filters, Range } from '#catalogue/query.ts';
import { isBelowAnyPrice } from '#domain/money/rent.ts';
import type { RentPeriod, ShownCurrency } from '#domain/vocabulary.ts';
import type { Reason } from '../notes.ts';
import type { Role } from '../senses.ts';
import type { Quantity } from './quantities.ts';

/** Other parts of the query that change what a number means. */
export type Setting = {
	rent: boolean;
	sale: boolean;
	landOnly: boolean;
	housesOnly: boolean;
	/** Clinics, offices and shops: few cost thirty million, and many have fifty metres. */
	shopsOnly: boolean;
	/** The price of one unit of a currency in pounds. */
	rates: ReadonlyMap<ShownCurrency, number>;
};

/** Filters, and why they do not cover everything that was said; null if nothing was understood. */
export type Measured = { filters: Filters; why?: Reason } | null;

const noted = (why: Reason): Measured => ({ filters: {}, why });
const asked = (filters: Filters): Measured => ({ filters });

const MOST_ROOMS = 20;
/** A studio is filtered as zero bedrooms. */
const STUDIO = 0;
/** Five stands for five or more. */
const MANY_ROOMS = 5;
/** Ten stands for ten or higher. */
const MANY_FLOORS = 10;
const SQUARE_METRES_IN_FEDDAN = 4200;
const SQUARE_METRES_IN_SQUARE_FOOT = 0.0929;
/** `m` means millions up to here and metres from METRES_FROM on. In between it is ambiguous, unless it bounds a price or no home is that small. */
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
	if (role === 'charges' || role === 'paid' || role === 'age') return noted(role);
	if (foreign) return exchanged(quantity, foreign, setting);
	switch (unit) {
		case 'room':
			return rooms(quantity);
		case 'bath':
			return baths(quantity);
		case 'metre':
			return metres(quantity, setting, 1);
		case 'foot':
			return metres(quantity, setting, SQUARE_METRES_IN_SQUARE_FOOT);
		case 'feddan':
			return metres({ ...quantity, role: quantity.role ?? 'land' }, setting, SQUARE_METRES_IN_FEDDAN);
		case 'm':
			return millionsOrMetres(quantity, setting);
		case 'percent':
			return downShare(quantity);
		case 'year':
			return setting.rent ? noted('time') : planYears(quantity, 1);
		case 'month':
			return setting.rent || quantity.low < 12 ? noted('time') : planYears(quantity, 12);
		case 'floor':
			return floors(quantity);
		case 'distance':
			return noted('distance');
		case 'none':
			return noted('counted');
		case null:
			return isSize(quantity.role) && !quantity.scaled ? metres(quantity, setting, 1) : money(quantity, setting);
	}
}

/** Converted at today's rate; the note says so. */
function exchanged(quantity: Quantity, currency: ShownCurrency, setting: Setting): Measured {
	const rate = setting.rates.get(currency);
	if (rate === undefined) return noted('unrated');
	const { low, high, unit } = quantity;
	const scale = unit === 'm' ? 1e6 : 1;
	const inPounds = (value: number) => Number((value * scale * rate).toPrecision(3));
	const found = money({ ...quantity, low: inPounds(low), high: high === null ? null : inPounds(high), unit: null, scaled: true }, setting);
	return found && { ...found, why: 'currency' };
}

function floors({ low, high, choice, bound }: Quantity): Measured {
	if (!Number.isInteger(low) || low < 0 || (high !== null && !Number.isInteger(high))) return null;
	const upTo = (from: number, to: number) =>
		Array.from(
			{ length: Math.max(0, Math.min(to, MANY_FLOORS) - Math.min(from, MANY_FLOORS)) + 1 },
			(_, at) => Math.min(from, MANY_FLOORS) + at,
		);
	if (high !== null)
		return asked({ floors: choice ? [...new Set([low, high].map((floor) => Math.min(floor, MANY_FLOORS)))] : upTo(low, high) });
	switch (bound) {
		case 'above':
			return asked({ floors: upTo(low + 1, MANY_FLOORS) });
		case 'min':
		case 'from':
		case 'orMore':
			return asked({ floors: upTo(low, MANY_FLOORS) });
		case 'below':
			return low === 0 ? null : asked({ floors: upTo(0, low - 1) });
		case 'max':
		case 'to':
		case 'orLess':
			return asked({ floors: upTo(0, low) });
		default:
			return asked({ floors: upTo(low, low) });
	}
}

const isSize = (role: Role | null) => role === 'size' || role === 'land' || role === 'garden';
const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= MOST_ROOMS;

function rooms({ low, high, choice, bound }: Quantity): Measured {
	if (!isCount(low) || (high !== null && !isCount(high))) return null;
	if (low === 0 && high === null) return asked({ bedrooms: [STUDIO] });
	const atMost = (value: number) => Math.min(value, MANY_ROOMS);
	const between = (from: number, to: number) => Array.from({ length: atMost(to) - atMost(from) + 1 }, (_, index) => atMost(from) + index);
	if (high !== null) return asked({ bedrooms: choice ? [...new Set([atMost(low), atMost(high)])] : between(low, high) });
	switch (bound) {
		case 'above':
			return asked({ bedrooms: between(low + 1, MANY_ROOMS) });
		case 'min':
		case 'from':
		case 'orMore':
			return asked({ bedrooms: between(low, MANY_ROOMS) });
		case 'below':
			return asked({ bedrooms: low === 1 ? [STUDIO] : between(1, low - 1) });
		case 'max':
		case 'to':
		case 'orLess':
			return asked({ bedrooms: between(1, low) });
		default:
			return asked({ bedrooms: [atMost(low)] });
	}
}

function baths({ low, high, bound }: Quantity): Measured {
	if (!isCount(low) || low === 0) return null;
	if (bound === 'max' || bound === 'below' || bound === 'orLess' || (bound === 'to' && high === null)) return noted('limit');
	return asked({ bathrooms: bound === 'above' && high === null ? low + 1 : low });
}

function millionsOrMetres(quantity: Quantity, setting: Setting): Measured {
	const { low, high, role, inPounds } = quantity;
	const most = high ?? low;
	const isMoney = inPounds || (role !== null && !isSize(role));
	const isMetres = setting.shopsOnly && role === null && !isUpperBound(quantity) && low >= MILLIONS_BELOW;
	const either = most < METRES_FROM && (setting.housesOnly || isUpperBound(quantity));
	const millions = isMoney || (role === null && (most < MILLIONS_BELOW || !Number.isInteger(most) || either));
	if (millions) return money({ ...quantity, low: low * 1e6, high: high === null ? null : high * 1e6, scaled: true }, setting);
	return isSize(role) || isMetres || low >= METRES_FROM ? metres(quantity, setting, 1) : null;
}

const isUpperBound = ({ bound, high }: Quantity) => high === null && ['max', 'below', 'to', 'orLess'].includes(bound ?? '');

function metres(quantity: Quantity, { landOnly }: Setting, each: number): Measured {
	const { low, high, role, scaled } = quantity;
	const [least, most] = [Math.round(low * each), Math.round((high ?? low) * each)];
	if (scaled || least < smallest.metres || most > largest.metres) return null;
	const filter = role === 'garden' || role === 'land' ? role : landOnly ? 'land' : 'builtUp';
	const exactly = filter === 'garden' ? 'from' : 'about';
	const range = buildRange({ ...quantity, low: least, high: high === null ? null : most }, exactly);
	return range && asked({ [filter]: range });
}

function money(said: Quantity, { rent, sale }: Setting): Measured {
	const quantity = inFull(said, rent);
	const { low, high, role } = quantity;
	// Report it as a whole: without its number “million” would be read as one million.
	if ((high ?? low) > largest.money) return noted('amount');
	if (role === 'over') return measureOver(quantity);
	const period = role && periods[role];
	const months = role && monthsBetween[role];
	if (role === 'down') return instalment(quantity, role, 1);
	if (months && !rent) return instalment(quantity, 'monthly', months);
	if (months && !period) return noted('frequency');
	if (low < smallestPrice(quantity, rent)) return null;
	const range = buildRange(quantity, 'to');
	if (!range) return null;
	if (role === 'allIn') return asked({ allIn: range });
	const isByDay = period === 'day' || period === 'week';
	const purpose = isByDay || (!rent && !sale && isBelowAnyPrice(range)) ? 'rent' : !rent && isPurchase(range) ? 'sale' : undefined;
	return asked({ ...(period && { rentPeriod: period }), ...(purpose && { purpose }), price: range });
}

const SMALL_NUMBER = 100;

/** `under 8` and ٤ ونص mean millions for sale, and thousands for rent. */
function inFull(quantity: Quantity, rent: boolean): Quantity {
	const { low, high, bound, role, scaled, isHalf } = quantity;
	const isPrice = role === 'price' || role === 'allIn' || (role === null && (isHalf || bound !== null));
	if (scaled || !isPrice || low < 1 || (high ?? low) >= SMALL_NUMBER) return quantity;
	const scale = rent ? 1000 : 1e6;
	return { ...quantity, low: low * scale, high: high === null ? null : high * scale, scaled: true };
}

const DEARER_THAN_ANY_RENT = 500_000;

/** Amounts in millions mean buying: as a rent they would match everything. */
const isPurchase = ({ from = 0, to = 0 }: Range) => Math.max(from, to) >= DEARER_THAN_ANY_RENT;

export const periods: Partial<Record<Role, RentPeriod>> = { monthly: 'month', daily: 'day', weekly: 'week', yearly: 'year' };

const monthsBetween: Partial<Record<Role, number>> = { monthly: 1, quarterly: 3, halfYearly: 6, yearly: 12 };

function smallestPrice({ role, scaled, bound }: Quantity, rent: boolean): number {
	if (role === 'daily' || role === 'weekly') return smallest.daily;
	if (rent || scaled) return smallest.rent;
	return role !== null || bound !== null ? smallest.statedPrice : smallest.price;
}

function measureOver(quantity: Quantity): Measured {
	const { low, scaled } = quantity;
	if (low > 0 && !scaled && low < smallest.over) return null;
	const range = buildRange(quantity, 'to');
	return range && asked({ over: range });
}

/** What somebody can pay has no lower bound. */
function instalment({ low, high, bound, scaled }: Quantity, role: 'down' | 'monthly', months: number): Measured {
	const filter = role === 'down' ? 'downPayment' : 'monthly';
	if (low === 0 && role === 'down') return asked({ downPayment: 0 });
	if (!scaled && low < smallest[filter]) return null;
	if (high === null && (bound === 'min' || bound === 'above' || bound === 'from' || bound === 'orMore')) return noted('limit');
	const filters = { [filter]: Math.round((high ?? low) / months) };
	return months > 1 ? { filters, why: 'frequency' } : asked(filters);
}

/** “From five per cent down” means a plan that asks for no more than that. */
function downShare({ low, high, role, bound }: Quantity): Measured {
	if (role !== 'down') return noted('counted');
	if (bound === 'above' || bound === 'orMore') return noted('limit');
	if (low === 0 && high === null) return asked({ downPayment: 0 });
	const most = Math.ceil(high ?? low);
	return most <= largest.percent ? asked({ downShare: most }) : null;
}

/** “Up to ten years” and “over ten years” both mean plans of ten years. */
function planYears({ low, role, bound }: Quantity, each: number): Measured {
	const years = each === 1 ? Math.floor(low) : Math.floor((low / each) * 2) / 2;
	const isPlan = (role === null || role in monthsBetween) && bound !== 'below' && bound !== 'orLess';
	return isPlan && years >= 1 && years <= largest.planYears ? asked({ years }) : noted('time');
}

/** A number without bound is a maximum for money, an approximate value for metres, and a minimum for a garden. */
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
