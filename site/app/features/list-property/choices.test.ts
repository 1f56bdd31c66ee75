import { expect, test } from 'vitest';
import {
	channels as allChannels,
	propertyTypes,
	rentPeriods,
	finishings as staffFinishings,
	purposes as staffPurposes,
} from '../../../../domain/vocabulary.ts';
import { channels, finishings, hasLand, isBuilt, isHome, periods, purposes, types } from './choices.ts';

test('owners choose from the words that our staff counts with', () => {
	expect([...staffPurposes]).toEqual([...purposes]);
	expect([...propertyTypes]).toEqual([...types]);
	expect([...staffFinishings]).toEqual([...finishings]);
	expect([...rentPeriods]).toEqual([...periods]);
	expect([...allChannels]).toEqual(expect.arrayContaining([...channels]));
});

test('a piece of land has no rooms, an office no bedrooms, a flat no land', () => {
	expect(['apartment', 'office', 'land'].map(isHome)).toEqual([true, false, false]);
	expect(['apartment', 'office', 'land'].map(isBuilt)).toEqual([true, true, false]);
	expect(['apartment', 'villa', 'land'].map(hasLand)).toEqual([false, true, true]);
});
