import { expect, test } from 'vitest';
import { readTranslator } from '#site/server/words.ts';
import { answerStep } from './answer-step.ts';

const english = { t: readTranslator('en') };

test('a viewing is booked: who booked it hears before only of a change, on the channel that was picked', () => {
	const times = ['2026-11-18 16:00'];
	expect(answerStep(english, { intent: 'viewing', channel: 'call', times })).toBe(
		'We’ll only call you beforehand if the time has to change.',
	);
	expect(answerStep({ t: readTranslator('ar') }, { intent: 'viewing', channel: 'whatsapp', times })).toBe(
		'لن نراسلك على واتساب قبل الموعد إلا إذا لزم تغييره.',
	);
});

test('only who picked a time is promised it', () => {
	expect(answerStep(english, { intent: 'question', channel: 'call', times: ['evening'] })).toBe(
		'You’ll get a call at the time you picked.',
	);
	expect(answerStep(english, { intent: 'question', channel: 'call', times: ['any'] })).toBe('You’ll get a call during our opening hours.');
	expect(answerStep(english, { intent: 'question', channel: 'whatsapp', times: ['now'] })).toBe(
		'You’ll get a WhatsApp message as soon as someone is free.',
	);
});

test('an e-mail comes without a time, and what is forgotten is promised to nobody', () => {
	expect(answerStep(english, { intent: 'question', channel: 'email', times: ['evening'] })).toBe('You’ll get an email.');
	expect(answerStep(english, { intent: null, channel: 'call', times: null })).toBe('You’ll get a call during our opening hours.');
});
