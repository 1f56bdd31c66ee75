import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const spokenAttribute = /\b(?:aria-label|alt|title|placeholder)="([^"]*\p{L}[^"]*)"/gu;
const textBetweenTags = /[>}]\s*([^<>{}()=;]*\p{L}[^<>{}()=;]*)<\//gu;

/** Texts written in a component's markup. */
const wordsIn = (markup: string) =>
	[spokenAttribute, textBetweenTags].flatMap((words) => [...markup.matchAll(words)].map(([, word]) => word));

test('primitives contain no text', () => {
	const files = globSync('*.tsx', { cwd: import.meta.dirname, exclude: ['*.test.tsx'] });
	expect(files.length).toBeGreaterThan(20);
	for (const file of files) expect(wordsIn(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')), file).toEqual([]);
	expect(wordsIn('<a title="Close">{icon} More</a>')).toEqual(['Close', 'More']);
});
