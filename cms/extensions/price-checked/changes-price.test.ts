import { expect, test } from 'vitest';
import { changesPrice } from './changes-price.ts';

const home = { price: '7250000.00', currency: 'EGP', rent_period: null, remaining_amount: null };

test.each([
	[{ price: 6_990_000 }, true],
	[{ price: 7_250_000 }, false],
	[{ currency: 'USD' }, true],
	[{ remaining_amount: 1_000_000 }, true],
	[{ remaining_amount: null, rent_period: null }, false],
	[{ featured: true }, false],
])('%j changes the price: %s', (given, isOther) => expect(changesPrice(home, given)).toBe(isOther));
