import { describe, expect, it } from 'vitest';
import type { PropertyBundle } from '../facts.ts';
import { makeProperty } from './illustrated.ts';
import { findArea, findCompound, make, row, units, world } from './made-up-world.ts';
import { priceRange } from './prices.ts';

const share = (passes: (unit: PropertyBundle) => boolean) => units.filter(passes).length / units.length;

describe('a generated property', () => {
	it('is the same every time, for any number of properties', () => {
		expect(make(800)).toEqual(units);
		expect(make(1200).slice(0, 800)).toEqual(units);
		expect(makeProperty(417, structuredClone(world))).toEqual(units[417]);
	});

	it('has its own reference and id', () => {
		expect(new Set(units.map(({ property }) => property.reference)).size).toBe(800);
		expect(units[41]?.property.id).toBe(1042);
		for (const { property } of units) expect(property.reference).toMatch(new RegExp(`^[A-Z]{3}-[A-Z]{3}-${property.id}$`));
	});

	it('has the intended mix', () => {
		expect(share((unit) => row(unit).project !== null)).toBeCloseTo(0.7, 1);
		expect(share((unit) => row(unit).purpose === 'sale')).toBeCloseTo(0.8, 1);
		expect(share((unit) => row(unit).category === 'commercial')).toBeCloseTo(0.12, 1);
		expect(share((unit) => row(unit).status === 'published')).toBeGreaterThan(0.94);
		for (const { id } of world.compounds) expect(units.some((unit) => row(unit).project === id)).toBe(true);
	});

	it('asks a price per m² near the range of its area and market', () => {
		for (const unit of units) {
			const { built_up_area, land_area, purpose, market, price, rent_period, category } = row(unit);
			const metre = price / (built_up_area ?? land_area ?? 0);
			const area = findArea(unit);
			// Inside a compound, owners orient themselves by the developer's prices.
			const [low, high] = priceRange(area, findCompound(unit) && area.developer ? 'primary' : market);
			const rate =
				purpose === 'sale'
					? [1, 1]
					: rent_period === 'day'
						? [0.0004, 0.0009]
						: category === 'commercial'
							? [0.0068, 0.0092]
							: [0.004, 0.0076];
			expect(metre, unit.property.reference).toBeGreaterThanOrEqual(low * 0.5 * (rate[0] ?? 1));
			expect(metre, unit.property.reference).toBeLessThanOrEqual(high * 3 * (rate[1] ?? 1));
			expect(price % (purpose === 'rent' ? 500 : 5000)).toBe(0);
			if (market === 'primary') expect(findArea(unit).developer).not.toBeNull();
		}
	});

	it('is near its compound or the middle of its area, and never in the sea', () => {
		for (const unit of units) {
			const { coordinates } = row(unit).coordinates;
			const centre = findCompound(unit) ?? findArea(unit);
			const north = (coordinates[1] - centre.latitude) * 111.32;
			const east = (coordinates[0] - centre.longitude) * 111.32 * Math.cos((centre.latitude * Math.PI) / 180);
			const { coastal, location } = findArea(unit);
			expect(Math.hypot(north, east)).toBeLessThan(coastal ? 0.6 : findCompound(unit) ? 1.2 : 2);
			if (location.key === 'north-coast') expect(north).toBeLessThanOrEqual(0.01);
			if (location.key === 'red-sea') expect(east).toBeLessThanOrEqual(0.01);
		}
	});

	it('has plans and charges only when the developer sells it', () => {
		for (const unit of units) {
			const { market, purpose, maintenance_percent, club_fee } = row(unit);
			if (market === 'primary') expect(unit.planIds).toEqual(findCompound(unit)?.planIds);
			expect(unit.planIds.length > 0).toBe(market === 'primary');
			expect(maintenance_percent).toBe(purpose === 'sale' && findCompound(unit) ? 8 : null);
			if (market === 'resale') expect(club_fee).toBeNull();
			if (row(unit).delivery_date) expect(row(unit).ready).toBe(false);
			if (purpose === 'rent') expect(row(unit).ready).toBe(true);
		}
	});

	it('has a price history that ends with today’s price', () => {
		for (const { priceHistory, property } of units) {
			const days = priceHistory.map(({ changed_on }) => changed_on);
			expect(priceHistory.at(-1)?.price).toBe(property.price);
			expect(days).toEqual([...days].sort());
			expect(String(days.at(-1)) <= String(property['price_checked_on'])).toBe(true);
		}
		expect(share(({ priceHistory }) => priceHistory.length > 1)).toBeCloseTo(0.6, 1);
	});

	it('lists five to ten facilities that are true of it', () => {
		for (const unit of units) {
			expect(unit.amenities.length).toBeGreaterThanOrEqual(5);
			expect(unit.amenities.length).toBeLessThanOrEqual(10);
			expect(unit.amenities.includes('private-garden')).toBe(row(unit).garden_area !== null);
			expect(unit.amenities.includes('sea-view')).toBe(/sea/.test(row(unit).view ?? ''));
		}
	});
});
