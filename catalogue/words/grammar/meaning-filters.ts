import type { Filters } from '#catalogue/query.ts';
import type { Meaning } from '../senses.ts';
import type { Facts } from './sentence.ts';

/** Null if content has no such amenity. */
export function buildFilters({ amenity, listedWithinDays, ...filters }: Meaning, { today, amenities }: Facts): Filters | null {
	if (listedWithinDays !== undefined) return { newSince: daysBefore(today, listedWithinDays) };
	if (amenity === undefined) return filters;
	const id = amenities.get(amenity) ?? amenities.get(wider[amenity] ?? '');
	return id === undefined ? null : { amenities: [id] };
}

/** For content that does not tell a private pool from a shared one. */
const wider: Record<string, string> = { 'private-pool': 'swimming-pool' };

function daysBefore(today: string, days: number): string {
	const date = new Date(`${today}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() - days);
	return date.toISOString().slice(0, 10);
}
