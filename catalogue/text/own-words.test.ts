import { expect, test } from 'vitest';
import { drawFrom } from '../random-listings.ts';
import { OwnWords } from './own-words.ts';

const letters = ['garden', 'lagoon', 'roof', 'corner', 'quiet'];

test('texts come, change and go thousands of times, and every word still finds its listings', () => {
	const draw = drawFrom(1);
	const own = new OwnWords();
	const texts = new Map<number, string[]>();
	for (let change = 0; change < 20_000; change++) {
		const slot = draw.int(1, 300);
		if (draw.chance(0.3)) {
			own.remove(slot);
			texts.delete(slot);
		} else {
			const words = letters.filter(() => draw.chance(0.3));
			own.set(slot, words);
			texts.set(slot, words);
		}
	}
	expect(own.count).toBe(texts.size);
	for (const word of letters) {
		const scores = new Uint8Array(301);
		own.mark(own.vocabulary.written(word, 2), 1, scores);
		const found = [...scores.entries()].flatMap(([slot, score]) => (score > 0 ? [slot] : []));
		const expected = [...texts].flatMap(([slot, words]) => (words.includes(word) ? [slot] : []));
		expect(found).toEqual(expected.sort((a, b) => a - b));
	}
});
