import { expect, test } from 'vitest';
import { type ResaleFields, readTakeover } from './resale.ts';

const fields: ResaleFields = {
	purpose: 'sale',
	market: 'resale',
	paid_amount: 1_600_000,
	over_amount: 400_000,
	remaining_amount: 3_000_000,
	remaining_until: '2030-03-01',
	instalment_amount: 150_000,
	instalment_frequency: 'quarterly',
	transfer_fee_percent: 2,
};

test('the whole price is paid, over and remaining', () => {
	expect(readTakeover(fields)).toEqual({
		paid: 1_600_000,
		over: 400_000,
		toOwner: 2_000_000,
		toDeveloper: 3_000_000,
		until: '2030-03-01',
		instalment: { amount: 150_000, frequency: 'quarterly', monthly: 50_000, count: 20 },
		transferFee: 100_000,
		now: 2_100_000,
		price: 5_000_000,
	});
});

test('unknown amounts stay unknown', () => {
	expect(readTakeover({ ...fields, instalment_amount: null, transfer_fee_percent: null, remaining_until: null })).toMatchObject({
		instalment: null,
		transferFee: null,
		now: 2_000_000,
		until: null,
	});
});

test('a home sold at a loss costs less than paid and remaining, and its owner never pays the buyer', () => {
	expect(readTakeover({ ...fields, over_amount: -600_000 })).toMatchObject({ toOwner: 1_000_000, price: 4_000_000 });
	expect(readTakeover({ ...fields, over_amount: -1_600_001 })).toBeNull();
});

test('without remaining instalments there is no takeover', () => {
	expect(readTakeover({ ...fields, remaining_amount: null })).toBeNull();
	expect(readTakeover({ ...fields, remaining_amount: 0 })).toBeNull();
	expect(readTakeover({ ...fields, market: 'primary' })).toBeNull();
	expect(readTakeover({ ...fields, purpose: 'rent' })).toBeNull();
});
