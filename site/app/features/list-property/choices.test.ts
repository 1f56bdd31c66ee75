import { expect, test } from 'vitest';
import { hasLand, homeTypes, isBuilt, isHome, otherTypes } from './choices.ts';

test('offers each type once', () => {
	expect(homeTypes).toHaveLength(14);
	expect(homeTypes.filter((type) => (otherTypes as readonly string[]).includes(type))).toEqual([]);
});

test('land has no rooms, offices no bedrooms, flats no land', () => {
	expect(['apartment', 'office', 'land'].map(isHome)).toEqual([true, false, false]);
	expect(['apartment', 'office', 'land'].map(isBuilt)).toEqual([true, true, false]);
	expect(['apartment', 'villa', 'land'].map(hasLand)).toEqual([false, true, true]);
});
