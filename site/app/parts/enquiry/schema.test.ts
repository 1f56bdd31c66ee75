import { describe, expect, test } from 'vitest';
import { readForm } from '../forms/schema.ts';
import { enquirySchema } from './schema.ts';

const good = {
	intent: ['question'],
	name: [' Mona  El Sayed '],
	phone: ['٠١٠٠ ١٢٣ ٤٥٦٧'],
	email: ['Mona@Example.com '],
	channel: ['whatsapp'],
	time: ['evening'],
	message: ['Is it still there?\r\nThank you'],
	consent: ['yes'],
};
const findProblems = (changes: Record<string, string[]>) => {
	const read = readForm(enquirySchema, { ...good, ...changes });
	return read.ok ? {} : read.problems;
};

test('parses a valid enquiry', () => {
	expect(readForm(enquirySchema, good)).toEqual({
		ok: true,
		value: {
			intent: 'question',
			name: 'Mona El Sayed',
			phone: '+201001234567',
			email: 'mona@example.com',
			channel: 'whatsapp',
			time: 'evening',
			slot: null,
			bedrooms: null,
			message: 'Is it still there?\nThank you',
			consent: true,
		},
	});
});

test('bedrooms are one of the choices, or empty', () => {
	const bedrooms = (typed: string) => {
		const read = readForm(enquirySchema, { ...good, intent: ['interest'], bedrooms: [typed] });
		return read.ok && read.value.bedrooms;
	};
	expect(['any', '3', '4', '5', '<b>', ''].map(bedrooms)).toEqual(['any', '3', '4', null, null, null]);
});

test('reports all errors at once, in form order', () => {
	const read = readForm(enquirySchema, {});
	expect(read.ok ? [] : Object.entries(read.problems)).toEqual([
		['intent', 'choice.missing'],
		['name', 'name.missing'],
		['phone', 'phone.missing'],
		['channel', 'choice.missing'],
		['consent', 'consent.missing'],
	]);
});

describe('one thing wrong', () => {
	test.each([
		['a name without letters', { name: ['123 !'] }, { name: 'name.missing' }],
		['a name without end', { name: ['m'.repeat(81)] }, { name: 'name.long' }],
		['no phone', { phone: [''] }, { phone: 'phone.missing' }],
		['a hotline', { phone: ['19691'] }, { phone: 'phone.hotline' }],
		['an e-mail with a header in it', { email: ['a@b.com\r\nBcc: c@d.com'] }, { email: 'email.unreadable' }],
		['two e-mails', { email: ['a@b.com,c@d.com'] }, { email: 'email.unreadable' }],
		['by e-mail, without one', { channel: ['email'], email: [''] }, { email: 'email.missing' }],
		['a channel we do not have', { channel: ['pigeon'] }, { channel: 'choice.missing' }],
		['a message without end', { message: ['m'.repeat(2001)] }, { message: 'message.long' }],
		['no consent', { consent: [] }, { consent: 'consent.missing' }],
		['a viewing without an hour', { intent: ['viewing'] }, { slot: 'slot.missing' }],
		['a viewing at no hour', { intent: ['viewing'], slot: ['2026-11-20 tomorrow'] }, { slot: 'slot.missing' }],
	])('%s', (_, changes, problems) => {
		expect(findProblems(changes as Record<string, string[]>)).toEqual(problems);
	});
});

test('e-mail replies need no phone', () => {
	expect(findProblems({ channel: ['email'], phone: [] })).toEqual({});
});
