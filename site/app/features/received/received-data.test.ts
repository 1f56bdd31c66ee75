import { afterEach, expect, test, vi } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { readTranslator } from '#site/server/words.ts';
import { holdsToken, receivedData } from './received-data.ts';
import { receipt } from './test-receipt.ts';

const request = {
	locale: 'en',
	t: readTranslator('en'),
	url: new URL('/received/PN-1', 'http://pn.test'),
	site: { settings: {} },
	read: { setting: () => null, get: () => null, many: () => [] },
} as unknown as PageRequest;

test('repeats date, time and agent of a viewing, with its calendar file', () => {
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
		time: '4:00\u00a0pm Cairo time, about 40\u00a0minutes',
		calendar: { href: '/received/PN-1/viewing.ics' },
	});
	expect(viewing?.facts.map(({ label }) => label)).toEqual(['Where', 'With']);
	expect(next?.steps.at(-1)).toBe('We’ll only call you beforehand if the time has to change.');
	expect(whatsApp?.message).toContain('Wednesday 18\u00a0Nov, 4:00\u00a0pm (PN-1)');
});

test('a viewing without slots promises no time', () => {
	for (const times of [null, ['2026-11-18 16:00-18:00']])
		expect(receivedData(request, { ...receipt, intent: 'viewing', times })).toMatchObject({
			title: 'Thank you, we’ve got your request',
			viewing: null,
		});
});

test('without a chosen time the answer comes in opening hours', () => {
	const { next } = receivedData(request, { ...receipt, intent: 'question', times: ['any'] });
	expect(next?.steps.at(-1)).toBe('You’ll get a call during our opening hours.');
});

afterEach(() => void vi.useRealTimers());

test('says “today” before opening, and names the day at night', () => {
	const opening_times = ['thursday', 'saturday'].map((day) => ({ day, from: '10:00', to: '19:00' }));
	const read = { ...request.read, setting: () => ({ opening_times, translations: { en: {}, ar: {} } }) };
	const lineAt = (now: string) => {
		vi.useFakeTimers({ now: Date.parse(now) });
		return receivedData({ ...request, read } as PageRequest, { ...receipt, intent: 'question', times: ['any'] }).next?.steps[1];
	};
	expect(lineAt('2026-11-19T04:00:00+02:00')).toBe('We’re closed now and open today at 10:00\u00a0am Cairo time.');
	expect(lineAt('2026-11-19T20:00:00+02:00')).toBe('We’re closed now and open again on Saturday at 10:00\u00a0am Cairo time.');
});

test('an owner sees the channel and the number of photographs', () => {
	const sent = { ...receipt, kind: 'listing', intent: null, times: null } as const;
	const visit = (query: string) => ({ ...request, url: new URL(`/received/PN-1${query}`, 'http://pn.test') });
	const first = (channel: 'call' | 'whatsapp' | 'email') => receivedData(request, { ...sent, channel }).next?.steps[0];
	expect(first('email')).toBe('We’ll check what you sent, and email you if anything is missing.');
	expect(first('whatsapp')).toContain('message you on WhatsApp');
	expect(first('call')).toContain('call you');
	expect(receivedData(visit('?photos=3'), sent).agreed).toEqual([{ label: 'Photos we received:', value: '3' }]);
	for (const query of ['', '?photos=0', '?photos=<b>', '?photos=999']) expect(receivedData(visit(query), sent).agreed).toEqual([]);
});

test('the first step depends on whether the viewing was booked or changed', () => {
	const viewing = { agent: null, slot: '2099-11-19 17:00', state: 'booked', sequence: 0, changedAt: '2026-11-18T09:00:00Z' } as const;
	const first = (sequence: number) =>
		receivedData(
			{ ...request, locale: 'ar', t: readTranslator('ar') },
			{ ...receipt, intent: 'viewing', times: [viewing.slot], viewing: { ...viewing, sequence } },
		).next?.steps[0];
	expect([first(0), first(1)]).toEqual(['وصل حجزك إلى فريقنا.', 'يصل الموعد الجديد إلى فريقنا.']);
});

test('an alert names its search and links back to it', () => {
	const sent = { ...receipt, kind: 'subscription', channel: null, intent: null, times: null } as const;
	const search = '/search?type=villa&bedrooms=3';
	const visit = (query: string) => ({ ...request, url: new URL(`/received/PN-1${query}`, 'http://pn.test') });
	const { about, back } = receivedData(visit(`?${new URLSearchParams({ search })}`), sent);
	expect(about).toMatch(/^About .*[Vv]illas.* · .*3/);
	expect(back).toEqual({ href: search, text: 'Back to search' });
	expect(receivedData(visit(''), sent)).toMatchObject({ about: null, back: { href: '/search' } });
	expect(receivedData(visit('?search=https://example.com'), sent)).toMatchObject({ about: null, back: { href: '/search' } });
});

test('an alert shows frequency from the address and mailbox from the browser', () => {
	const sent = { ...receipt, kind: 'subscription', channel: null, intent: null, times: null } as const;
	const visit = (query: string) => ({ ...request, url: new URL(`/received/PN-1${query}`, 'http://pn.test') });
	expect(receivedData(visit('?often=weekly'), sent, { sentTo: 'mona@example.com' }).agreed).toEqual([
		{ label: 'How often:', value: 'Once a week' },
		{ label: 'To:', value: 'mona@example.com' },
	]);
	expect(receivedData(visit('?often=<b>'), sent).agreed).toEqual([]);
});

test('only the holder of a coming viewing’s token gets links to change it', async () => {
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
	expect(await come('ours', { sequence: 1, state: 'called_off' })).toMatchObject({
		title: 'This viewing was called off',
		viewing: { isCancelled: true },
		next: null,
		change: [],
		confirm: null,
	});
});
