import { expect, test } from 'vitest';
import { alertsAddress } from './address.ts';

test('every topic has an address in each language', () => {
	expect(alertsAddress({ locale: 'en' }, { kind: 'newsletter' })).toBe('/alerts');
	expect(alertsAddress({ locale: 'ar' }, { kind: 'property', id: 7 })).toBe('/ar/alerts?about=property-7');
	const address = alertsAddress({ locale: 'ar' }, { kind: 'search', address: '/search?type=villa&price=1-2' });
	expect(new URL(address, 'http://pn.test').searchParams.get('search')).toBe('/search?type=villa&price=1-2');
});
