import { expect, test } from 'vitest';
import { readTranslator } from '#site/server/words.ts';
import { answerStep } from './answer-step.ts';

const english = { t: readTranslator('en') };

test('after booking, the visitor hears only of changes, on the chosen channel', () => {
	const times = ['2026-11-18 16:00'];
	expect(answerStep(english, { intent: 'viewing', channel: 'call', times })).toBe(
		'We’ll only call you beforehand if the time has to change.',
	);
	expect(answerStep({ t: readTranslator('ar') }, { intent: 'viewing', channel: 'whatsapp', times })).toBe(
		'لن نراسلك على واتساب قبل الموعد إلا إذا لزم تغييره.',
	);
});

test('promises a time only if one was chosen', () => {
	expect(answerStep(english, { intent: 'question', channel: 'call', times: ['evening'] })).toBe(
		'You’ll get a call at the time you picked.',
	);
	expect(answerStep(english, { intent: 'question', channel: 'call', times: ['any'] })).toBe('You’ll get a call during our opening hours.');
	expect(answerStep(english, { intent: 'question', channel: 'whatsapp', times: ['now'] })).toBe(
		'You’ll get a WhatsApp message as soon as someone is free.',
	);
});

test('e-mail has no time, and erased data promises nothing', () => {
	expect(answerStep(english, { intent: 'question', channel: 'email', times: ['evening'] })).toBe('You’ll get an email.');
	expect(answerStep(english, { intent: null, channel: 'call', times: null })).toBe('You’ll get a call during our opening hours.');
});
