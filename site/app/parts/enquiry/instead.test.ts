import { expect, test } from 'vitest';
import { readTranslator } from '#site/server/words.ts';
import { turnedInto } from './instead.ts';

const english = { t: readTranslator('en') };
const asked = { about: { kind: 'property', id: 1011 }, name: 'Flat in Maadi', reference: null, to: null, agent: null } as const;

test('what was typed goes along, and nothing is complained about', () => {
	const typed = { name: ['Mona'], phone: ['0100'], message: ['With my mother, please.'], key: ['k'] };
	expect(turnedInto(english, asked, 'viewing', typed)).toEqual({
		typed: { ...typed, time: ['any'] },
		problems: {},
		notice: null,
		key: 'k',
		reference: null,
	});
});

test('words that were ours say what is wanted now', () => {
	const { typed } = turnedInto(english, asked, 'viewing', { message: ['I’d like to ask about Flat in Maadi.'], time: ['evening'] });
	expect(typed).toEqual({ time: ['evening'], message: ['I’d like to see Flat in Maadi.'] });
});
