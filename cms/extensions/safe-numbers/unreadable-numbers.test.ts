import { expect, test } from 'vitest';
import { findUnreadableNumbers } from './unreadable-numbers.ts';

test.each([1e308, -1e308, Number.POSITIVE_INFINITY, '1e308', '99999999999999999999', '0.12345678901234567'])(
	'%s is no amount',
	(club_fee) => {
		expect(findUnreadableNumbers('property', { club_fee })).toEqual(['club_fee']);
	},
);

test('rooms must be whole numbers, in every collection', () => {
	expect(findUnreadableNumbers('property', { bedrooms: 2.5, floor: '1.5', built_up_area: 120.5 })).toEqual(['bedrooms', 'floor']);
	expect(findUnreadableNumbers('tour_link', { room: 1e308, yaw: 1e308 })).toEqual(['room', 'yaw']);
});

test('leaves plain numbers, and text without a number, to the limits of the field', () => {
	const row = {
		price: '4200000.00',
		club_fee: 10_000_000_000,
		bedrooms: '3',
		floor: -1,
		maintenance_percent: 'much',
		parking_fee: null,
		area: { id: 1 },
	};
	expect(findUnreadableNumbers('property', row)).toEqual([]);
	expect(findUnreadableNumbers('nobody-knows-this', { price: 1e308 })).toEqual([]);
});
