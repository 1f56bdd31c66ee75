import { expect, test } from 'vitest';
import { readSearch } from './address.ts';
import { unreadAmounts } from './unread-amounts.ts';

function unread(address: string) {
	const query = new URLSearchParams(address);
	return Object.fromEntries(unreadAmounts(query, readSearch(query).ignored));
}

test('keeps an invalid amount as typed', () => {
	expect(unread('price-from=4m&price-to=cheap&monthly=some')).toEqual({ price: '4m-cheap', monthly: 'some' });
	expect(unread('price=-cheap&years=7k')).toEqual({ price: '-cheap', years: '7k' });
	expect(unread('price-from=5-6')).toEqual({ price: '5 6-' });
});

test('keeps nothing that parses', () => {
	expect(unread('price-to=٦ مليون&down=500k&monthly=٤٠ ألف&size-from=120')).toEqual({});
	expect(unread('type=castle&sort=magic')).toEqual({});
	expect(unread(`monthly=${'x'.repeat(1000)}`)['monthly']).toHaveLength(40);
});
