import type { AreaFacts } from '../facts.ts';
import { random } from '../random.ts';
import type { Unit } from './unit.ts';

type Range = [low: number, high: number];

const typeFactor: Record<string, number> = {
	garden_apartment: 1.06,
	duplex: 0.96,
	penthouse: 1.04,
	studio: 1.1,
	loft: 1.04,
	roof: 0.9,
	villa: 1.22,
	twin_house: 1.14,
	town_house: 1.06,
	cabin: 1.05,
	serviced_apartment: 1.2,
	office: 1.3,
	clinic: 1.6,
	retail: 2.6,
	pharmacy: 2.5,
	land: 0.75,
	building: 0.9,
};
const finishFactor: Record<string, number> = {
	core_shell: 0.84,
	semi_finished: 0.92,
	lux: 0.95,
	ultra_super_lux: 1.1,
	fully_finished: 1.05,
};
const viewFactor: Record<string, number> = {
	sea: 1.14,
	first_row_sea: 1.32,
	nile: 1.22,
	lagoon: 1.08,
	pool: 1.04,
	garden: 1.03,
	landscape: 1.02,
	street: 0.98,
};
const usualSize: Record<string, number> = {
	studio: 50,
	villa: 400,
	twin_house: 285,
	town_house: 220,
	duplex: 250,
	building: 1800,
	land: 700,
};

/** EGP per m² in an area, by market. Where only developers sell, owners ask 60–80 % of the low half of their range. */
export function priceRange(area: AreaFacts, market: 'primary' | 'resale'): Range {
	const unknown: Range = [15_000, 30_000];
	if (market === 'primary') return area.developer ?? area.resale ?? unknown;
	if (area.resale) return area.resale;
	return area.developer ? [area.developer[0] * 0.6, ((area.developer[0] + area.developer[1]) / 2) * 0.8] : unknown;
}

/** The area for the price per m². */
const measuredArea = ({ size }: Unit): number => size.builtUp ?? size.land ?? 0;

function perMetre(unit: Unit): number {
	const { area, compound, market, type, finish, view } = unit;
	const draw = random(`price:${unit.index}`);
	const isOwners = market === 'resale' && compound !== null && area.developer !== null;
	const [low, high] = priceRange(area, isOwners ? 'primary' : market);
	const standing = compound ? random(`standing:${compound.key}`).between(0.15, 0.85) : draw.between(0.08, 0.8);
	const position = standing + draw.between(-0.1, 0.1);
	const measured = measuredArea(unit);
	const bySize = Math.min(1.12, Math.max(0.88, (measured / (usualSize[type] ?? 140)) ** -0.1));
	// Inside a compound owners ask slightly less than the developer's instalment price.
	const value = (low + (high - low) * position) * (isOwners ? draw.between(0.76, 1) : 1);
	return value * bySize * (typeFactor[type] ?? 1) * (finishFactor[finish.finishing ?? ''] ?? 1) * (viewFactor[view ?? ''] ?? 1);
}

function saleValue(unit: Unit): number {
	const { size, area, market, type } = unit;
	const isOwners = market === 'resale' && unit.compound !== null && area.developer !== null;
	const [low, high] = priceRange(area, isOwners ? 'primary' : market);
	const metre = perMetre(unit);
	const outside = ((size.land ? 0 : (size.garden ?? 0)) * 0.2 + (size.roof ?? 0) * 0.18) * metre;
	const measured = measuredArea(unit);
	const value = (metre * measured + (type === 'land' ? 0 : outside)) / measured;
	return Math.min(high * 3, Math.max(low * 0.58, value)) * measured;
}

/** Rounded as people do: to 5,000 below five million, to 50,000 above; rents to 500. */
export function quoted(price: number, purpose: 'sale' | 'rent'): number {
	const step = purpose === 'rent' ? 500 : price < 5_000_000 ? 5_000 : 50_000;
	return Math.max(step, Math.round(price / step) * step);
}

export function computePrice(unit: Unit): number {
	const value = saleValue(unit);
	if (unit.purpose === 'sale') return quoted(value, 'sale');
	const draw = random(`rent:${unit.index}`);
	if (unit.rentPeriod === 'day') return Math.max(1500, quoted(value * draw.between(0.0005, 0.0008), 'rent'));
	if (unit.category === 'commercial') return quoted(value * draw.between(0.007, 0.009), 'rent');
	return quoted(value * (unit.finish.furnished ? draw.between(0.0057, 0.0073) : draw.between(0.0045, 0.006)), 'rent');
}
