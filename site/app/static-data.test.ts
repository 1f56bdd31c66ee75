import { expect, test } from 'vitest';
import { readContent, staticData } from './static-data.ts';

test('data with markup in the document is not sent', () => {
	const data = staticData({ cards: [1, 2] }, { travels: false });
	expect(JSON.parse(JSON.stringify(data))).toEqual({});
	expect(readContent(data)).toEqual({ cards: [1, 2] });
	expect(readContent(JSON.parse(JSON.stringify(data)))).toBeUndefined();
});

test('data that the browser has to render is sent', () => {
	const data = staticData({ cards: [1, 2] }, { travels: true });
	expect(readContent(JSON.parse(JSON.stringify(data)))).toEqual({ cards: [1, 2] });
});
