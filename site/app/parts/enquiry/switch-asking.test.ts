import { expect, test } from 'vitest';
import { readTranslator } from '#site/server/words.ts';
import { switchAsking } from './switch-asking.ts';

const english = { t: readTranslator('en') };
const asked = { about: { kind: 'property', id: 1011 }, name: 'Flat in Maadi', reference: null, to: null, agent: null } as const;
const OURS = 'I’d like to ask about Flat in Maadi.';

test('keeps all input and shows no errors', () => {
	const typed = { name: ['Mona'], phone: ['0100'], message: ['With my mother, please.'], key: ['k'] };
	expect(switchAsking(english, asked, 'viewing', typed)).toEqual({
		typed: { ...typed, time: ['any'], channel: ['call'] },
		problems: {},
		notice: null,
		key: 'k',
		reference: null,
	});
});

test('drops our own prefilled text', () => {
	expect(switchAsking(english, asked, 'viewing', { message: [OURS] }).typed['message']).toEqual(['']);
	expect(switchAsking(english, asked, 'email', { message: [''] }).typed['message']).toEqual([OURS]);
});

test('drops a channel that the other form lacks', () => {
	expect(switchAsking(english, asked, 'viewing', { channel: ['whatsapp'] }).typed['channel']).toEqual(['call']);
	expect(switchAsking(english, asked, 'viewing', { channel: ['zoom'] }).typed['channel']).toEqual(['zoom']);
	expect(switchAsking(english, asked, 'email', { channel: ['call'] }).typed['channel']).toEqual(['email']);
});
