import { expect, test } from 'vitest';
import { wordsOf } from '#site/server/words.ts';
import { floorOf } from './property-facts.ts';

test('floors are counted from the ground', () => {
	const [english, arabic] = [{ t: wordsOf('en') }, { t: wordsOf('ar') }];
	expect([null, 0, 1, 2, 3, 11, 22].map((floor) => floorOf(english, floor))).toEqual([null, 'Ground', '1st', '2nd', '3rd', '11th', '22nd']);
	expect([0, 3].map((floor) => floorOf(arabic, floor))).toEqual(['الأرضي', '3']);
});
