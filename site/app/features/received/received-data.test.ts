import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { readTranslator } from '#site/server/words.ts';
import { receivedData } from './received-data.ts';

const request = {
	locale: 'en',
	t: readTranslator('en'),
	site: { settings: {} },
	read: { setting: () => null, get: () => null },
} as unknown as PageRequest;
const receipt = { reference: 'PN-1', kind: 'enquiry', acceptedAt: '', language: 'en', about: null, channel: 'call' } as const;

test('a viewing is told that its time is confirmed, not that it was fixed', () => {
	const { next } = receivedData(request, { ...receipt, intent: 'viewing', times: ['2026-11-18 16:00-18:00'] });
	expect(next.steps.at(-1)).toBe('We’ll call you to confirm one of the times you picked.');
});

test('who left the time open is answered in opening hours', () => {
	const { next } = receivedData(request, { ...receipt, intent: 'question', times: ['any'] });
	expect(next.steps.at(-1)).toBe('You’ll get a call during our opening hours.');
});

test('an alert says which search it is about, and leads back to it', () => {
	const sent = { ...receipt, kind: 'subscription', channel: null, intent: null, times: null } as const;
	const search = '/search?type=villa&bedrooms=3';
	const visit = (query: string) => ({ ...request, url: new URL(`/received/PN-1${query}`, 'http://pn.test') });
	const { about, back } = receivedData(visit(`?${new URLSearchParams({ search })}`), sent);
	expect(about).toMatch(/^About .*[Vv]illas.* · .*3/);
	expect(back).toEqual({ href: search, text: 'Back to the search' });
	expect(receivedData(visit(''), sent)).toMatchObject({ about: null, back: { href: '/search' } });
	expect(receivedData(visit('?search=https://example.com'), sent)).toMatchObject({ about: null, back: { href: '/search' } });
});
