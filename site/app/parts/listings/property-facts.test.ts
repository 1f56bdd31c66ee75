import { expect, test } from 'vitest';
import { readTranslator } from '#site/server/words.ts';
import { formatFloor } from './property-facts.ts';

test('floors are counted from the ground', () => {
	const [english, arabic] = [{ t: readTranslator('en') }, { t: readTranslator('ar') }];
	expect([null, 0, 1, 2, 3, 11, 22].map((floor) => formatFloor(english, floor))).toEqual([
		null,
		'Ground',
		'1st',
		'2nd',
		'3rd',
		'11th',
		'22nd',
	]);
	expect([0, 3].map((floor) => formatFloor(arabic, floor))).toEqual(['الأرضي', '3']);
});
