import { expect, test } from 'vitest';
import { buildBasis } from './price-basis.ts';

const sale = { purpose: 'sale', rent_period: null } as const;
const rent = { purpose: 'rent', market: 'resale' } as const;

test.each([
	[{ ...sale, market: 'primary' }, { hasPlans: true, isClosed: false }, 'primaryInstalments'],
	[{ ...sale, market: 'primary' }, { hasPlans: false, isClosed: false }, 'primary'],
	[{ ...sale, market: 'resale' }, { hasPlans: false, isClosed: false }, 'resale'],
	[{ ...sale, market: 'resale' }, { hasPlans: true, isClosed: false }, 'resaleInstalments'],
	[{ ...rent, rent_period: 'month' }, { hasPlans: false, isClosed: false }, 'rentMonth'],
	[{ ...rent, rent_period: 'day' }, { hasPlans: false, isClosed: false }, 'rentDay'],
	[{ ...rent, rent_period: 'year' }, { hasPlans: false, isClosed: false }, 'rentYear'],
	[{ ...rent, rent_period: null }, { hasPlans: true, isClosed: false }, 'rent'],
	[{ ...sale, market: 'primary' }, { hasPlans: true, isClosed: true }, 'last'],
] as const)('%o with %o is %s', (property, offer, basis) => {
	expect(buildBasis(property, offer)).toBe(basis);
});
