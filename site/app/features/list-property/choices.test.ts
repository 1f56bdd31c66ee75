import { expect, test } from 'vitest';
import {
	channels as allChannels,
	propertyTypes,
	rentPeriods,
	finishings as staffFinishings,
	purposes as staffPurposes,
} from '../../../../cms/schema/vocabulary.ts';
import { channels, finishings, hasLand, isBuilt, isHome, periods, purposes, types } from './choices.ts';

const valuesOf = (choices: { value: string }[]) => choices.map(({ value }) => value);

test('owners choose from the words that our staff counts with', () => {
	expect(valuesOf(staffPurposes)).toEqual([...purposes]);
	expect(valuesOf(propertyTypes)).toEqual([...types]);
	expect(valuesOf(staffFinishings)).toEqual([...finishings]);
	expect(valuesOf(rentPeriods)).toEqual([...periods]);
	expect(valuesOf(allChannels)).toEqual(expect.arrayContaining([...channels]));
});

test('a piece of land has no rooms, an office no bedrooms, a flat no land', () => {
	expect(['apartment', 'office', 'land'].map(isHome)).toEqual([true, false, false]);
	expect(['apartment', 'office', 'land'].map(isBuilt)).toEqual([true, true, false]);
	expect(['apartment', 'villa', 'land'].map(hasLand)).toEqual([false, true, true]);
});
