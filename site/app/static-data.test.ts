import { expect, test } from 'vitest';
import { readContent, staticData } from './static-data.ts';

test('what is in the document as markup does not travel with it', () => {
	const data = staticData({ cards: [1, 2] }, { travels: false });
	expect(JSON.parse(JSON.stringify(data))).toEqual({});
	expect(readContent(data)).toEqual({ cards: [1, 2] });
	expect(readContent(JSON.parse(JSON.stringify(data)))).toBeUndefined();
});

test('what the browser has to draw travels', () => {
	const data = staticData({ cards: [1, 2] }, { travels: true });
	expect(readContent(JSON.parse(JSON.stringify(data)))).toEqual({ cards: [1, 2] });
});
