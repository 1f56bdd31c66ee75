import { expect, test } from 'vitest';
import type { Property } from '#content/entities/listings.ts';
import { readClosed } from './closed.ts';

const listing = (fields: Pick<Property, 'status' | 'expires_on'>) => fields as Property;

test.each([
	[{ status: 'published', expires_on: null }, null],
	[{ status: 'published', expires_on: '2026-11-15' }, null],
	[{ status: 'published', expires_on: '2026-11-14' }, 'expired'],
	[{ status: 'sold', expires_on: '2027-01-01' }, 'sold'],
	[{ status: 'sold', expires_on: '2026-01-01' }, 'sold'],
] as const)('%o on the fifteenth is %s', (fields, closed) => {
	expect(readClosed(listing(fields), '2026-11-15')).toBe(closed);
});
