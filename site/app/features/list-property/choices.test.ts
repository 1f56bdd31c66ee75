import { expect, test } from 'vitest';
import { hasLand, homeTypes, isBuilt, isHome, otherTypes } from './choices.ts';

test('a type is offered once, as a home or as something else', () => {
	expect(homeTypes).toHaveLength(14);
	expect(homeTypes.filter((type) => (otherTypes as readonly string[]).includes(type))).toEqual([]);
});

test('a piece of land has no rooms, an office no bedrooms, a flat no land', () => {
	expect(['apartment', 'office', 'land'].map(isHome)).toEqual([true, false, false]);
	expect(['apartment', 'office', 'land'].map(isBuilt)).toEqual([true, true, false]);
	expect(['apartment', 'villa', 'land'].map(hasLand)).toEqual([false, true, true]);
});
