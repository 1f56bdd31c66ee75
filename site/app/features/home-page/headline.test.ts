import { expect, test } from 'vitest';
import { parseHeadline } from './headline.ts';

const shown = (heading: string) =>
	parseHeadline(heading).map((line) => line.map(({ text, isAccent }) => (isAccent ? `<${text}>` : text)).join(''));

test('pauses split lines, and marked text is highlighted', () => {
	expect(shown('Find the home. Know the *whole price.*')).toEqual(['Find the home.', 'Know the <whole price.>']);
	expect(shown('اعرف بيتك، واعرف *سعره الكامل*.')).toEqual(['اعرف بيتك،', 'واعرف <سعره الكامل>.']);
});

test('without a mark the last line is highlighted', () => {
	expect(shown('The whole price, before you call')).toEqual(['The whole price,', '<before you call>']);
});

test('a single unmarked line is not highlighted', () => {
	expect(shown('السعر كاملًا قبل أن تتصل')).toEqual(['السعر كاملًا قبل أن تتصل']);
	expect(shown('From EGP 1.5M * a month')).toEqual(['From EGP 1.5M * a month']);
});
