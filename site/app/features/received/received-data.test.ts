import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { readTranslator } from '#site/server/words.ts';
import { holdsToken, receivedData } from './received-data.ts';

const request = {
	locale: 'en',
	t: readTranslator('en'),
	url: new URL('/received/PN-1', 'http://pn.test'),
	site: { settings: {} },
	read: { setting: () => null, get: () => null, many: () => [] },
} as unknown as PageRequest;
const receipt = {
	reference: 'PN-1',
	kind: 'enquiry',
	acceptedAt: '',
	language: 'en',
	about: null,
	channel: 'call',
	viewing: null,
} as const;

test('a viewing has its day and hour repeated, with whom it is, and its calendar file', () => {
	const { title, viewing, next, whatsApp } = receivedData(
		{ ...request, site: { settings: { whatsapp: '16000' } } } as unknown as PageRequest,
		{
			...receipt,
			intent: 'viewing',
			times: ['2026-11-18 16:00'],
		},
	);
	expect(title).toBe('Your viewing is booked');
	expect(viewing).toMatchObject({
		date: '18',
		day: 'Wednesday 18\u00a0Nov',
		time: '16:00 Cairo time, about 40\u00a0minutes',
		calendar: { href: '/received/PN-1/viewing.ics' },
	});
	expect(viewing?.facts.map(({ label }) => label)).toEqual(['Where', 'With']);
	expect(next?.steps.at(-1)).toBe('We’ll only call you beforehand if the time has to change.');
	expect(whatsApp?.message).toContain('Wednesday 18\u00a0Nov, 16:00 (PN-1)');
});

test('a viewing whose hours were forgotten, or were left open as in earlier forms, promises none', () => {
	for (const times of [null, ['2026-11-18 16:00-18:00']])
		expect(receivedData(request, { ...receipt, intent: 'viewing', times })).toMatchObject({
			title: 'Thank you, we’ve got your request',
			viewing: null,
		});
});

test('who left the time open is answered in opening hours', () => {
	const { next } = receivedData(request, { ...receipt, intent: 'question', times: ['any'] });
	expect(next?.steps.at(-1)).toBe('You’ll get a call during our opening hours.');
});

test('an alert says which search it is about, and leads back to it', () => {
	const sent = { ...receipt, kind: 'subscription', channel: null, intent: null, times: null } as const;
	const search = '/search?type=villa&bedrooms=3';
	const visit = (query: string) => ({ ...request, url: new URL(`/received/PN-1${query}`, 'http://pn.test') });
	const { about, back } = receivedData(visit(`?${new URLSearchParams({ search })}`), sent);
	expect(about).toMatch(/^About .*[Vv]illas.* · .*3/);
	expect(back).toEqual({ href: search, text: 'Back to search' });
	expect(receivedData(visit(''), sent)).toMatchObject({ about: null, back: { href: '/search' } });
	expect(receivedData(visit('?search=https://example.com'), sent)).toMatchObject({ about: null, back: { href: '/search' } });
});

test('an alert repeats how often and to whom: the address says the one, the browser that sent it the other', () => {
	const sent = { ...receipt, kind: 'subscription', channel: null, intent: null, times: null } as const;
	const visit = (query: string) => ({ ...request, url: new URL(`/received/PN-1${query}`, 'http://pn.test') });
	expect(receivedData(visit('?often=weekly'), sent, { sentTo: 'mona@example.com' }).agreed).toEqual([
		{ label: 'How often:', value: 'Once a week' },
		{ label: 'To:', value: 'mona@example.com' },
	]);
	expect(receivedData(visit('?often=<b>'), sent).agreed).toEqual([]);
});

test('only who came with the token of a coming viewing is led to change it', async () => {
	const viewing = { agent: null, slot: '2099-11-19 17:00', state: 'booked', sequence: 0, changedAt: '2026-11-18T09:00:00Z' } as const;
	const booked = { ...receipt, intent: 'viewing', times: [viewing.slot], viewing } as const;
	const find = async (token: string) => (token === 'ours' ? { reference: 'PN-1', viewing } : null);
	const come = async (token: string, changes: object = {}) => {
		const visit = {
			...request,
			site: { settings: {}, outbox: { viewings: { find } } },
			url: new URL(`/received/PN-1?token=${token}`, 'http://pn.test'),
		} as unknown as PageRequest;
		const sent = { ...booked, times: [...booked.times], viewing: { ...viewing, ...changes } };
		return receivedData(visit, sent, { isTheirs: await holdsToken(visit, sent) });
	};
	expect((await come('ours')).change.map(({ href }) => href)).toEqual(['/viewing?token=ours', '/viewing?token=ours#cancel']);
	expect((await come('other')).change).toEqual([]);
	expect((await come('ours', { slot: '2020-11-19 17:00' })).change).toEqual([]);
	expect(await come('ours', { sequence: 1 })).toMatchObject({ title: 'Your viewing has moved', sent: null });
	expect(await come('ours', { sequence: 2, state: 'cancelled' })).toMatchObject({
		title: 'Your viewing is cancelled',
		next: null,
		change: [],
	});
});
