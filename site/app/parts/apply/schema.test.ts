import { describe, expect, test } from 'vitest';
import { cairoToday } from '#domain/cairo.ts';
import { readForm } from '../forms/schema.ts';
import { applicationSchema } from './schema.ts';

const good = {
	name: [' Mona  El Sayed '],
	phone: ['٠١٠٠ ١٢٣ ٤٥٦٧'],
	email: ['Mona@Example.com '],
	letter: ['I read plans.\r\nAnd people.'],
	links: ['linkedin.com/in/mona\r\n\r\nhttps://mona.example.com/work?a=b  https://mona.example.com/work?a=b'],
	start: ['2099-01-31'],
	cv: ['083cc7df-ea94-468b-963e-567e610c11c1.tR0UJODwvjOA9PgoAhquzY'],
	consent: ['yes'],
};
const findProblems = (changes: Record<string, string[]>) => {
	const read = readForm(applicationSchema, { ...good, ...changes });
	return read.ok ? {} : read.problems;
};

test('parses a valid application', () => {
	expect(readForm(applicationSchema, good)).toEqual({
		ok: true,
		value: {
			name: 'Mona El Sayed',
			phone: '+201001234567',
			email: 'mona@example.com',
			letter: 'I read plans.\nAnd people.',
			links: ['https://linkedin.com/in/mona', 'https://mona.example.com/work?a=b'],
			start: '2099-01-31',
			cv: good.cv[0],
			consent: true,
		},
	});
});

test('only name, contact, CV and consent are required; reports all missing at once', () => {
	expect(findProblems({ letter: [], links: [''], start: [''] })).toEqual({});
	const read = readForm(applicationSchema, {});
	expect(read.ok ? [] : Object.keys(read.problems)).toEqual(['name', 'phone', 'email', 'cv', 'consent']);
});

describe('one thing wrong', () => {
	test.each([
		['no e-mail', { email: [''] }, { email: 'email.missing' }],
		['no phone', { phone: [' '] }, { phone: 'phone.missing' }],
		['a script for a link', { links: ['javascript:alert(1)'] }, { links: 'link.unreadable' }],
		['a file for a link', { links: ['file:///etc/passwd'] }, { links: 'link.unreadable' }],
		['a name and password in a link', { links: ['https://a:b@example.com'] }, { links: 'link.unreadable' }],
		['a word for a link', { links: ['portfolio'] }, { links: 'link.unreadable' }],
		['a link without end', { links: [`example.com/${'a'.repeat(300)}`] }, { links: 'link.unreadable' }],
		['six links', { links: ['a.eg b.eg c.eg d.eg e.eg f.eg'] }, { links: 'link.many' }],
		['a day that has been', { start: ['2020-01-01'] }, { start: 'date.unreadable' }],
		['a day that never comes', { start: ['2099-02-31'] }, { start: 'date.unreadable' }],
		['a day in words', { start: ['soon'] }, { start: 'date.unreadable' }],
		['no CV', { cv: [''] }, { cv: 'file.missing' }],
		['a CV chosen in the browser that is too large', { cv: ['5000001'] }, { cv: 'file.large' }],
		['a letter without end', { letter: ['m'.repeat(5001)] }, { letter: 'message.long' }],
		['no consent', { consent: [] }, { consent: 'consent.missing' }],
	])('%s', (_, changes, problems) => {
		expect(findProblems(changes as Record<string, string[]>)).toEqual(problems);
	});
});

test('accepts today as a date and a CV of five megabytes', () => {
	expect(findProblems({ start: [cairoToday()], cv: ['5000000'] })).toEqual({});
});
