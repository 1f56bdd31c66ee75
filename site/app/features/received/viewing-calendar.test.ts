import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import type { Receipt } from '#outbox/outbox.ts';
import { readTranslator } from '#site/server/words.ts';
import { viewingCalendar } from './viewing-calendar.ts';

const request = {
	locale: 'en',
	t: readTranslator('en'),
	site: { settings: { phone_number: '+201000000001' }, origin: 'https://pn.example' },
	read: { setting: () => null, get: () => null },
} as unknown as PageRequest;
const receipt: Receipt = {
	reference: 'PN-7K4M-2QXR',
	kind: 'enquiry',
	acceptedAt: '2026-11-18T08:00:00Z',
	language: 'en',
	about: null,
	channel: 'call',
	intent: 'viewing',
	times: ['2026-11-19 17:00'],
	viewing: null,
};

test('writes Cairo time as UTC', () => {
	const summer = viewingCalendar(request, { ...receipt, times: ['2026-07-19 17:00'] });
	expect(viewingCalendar(request, receipt)).toContain('\r\nDTSTART:20261119T150000Z\r\nDTEND:20261119T154000Z\r\n');
	expect(summer).toContain('\r\nDTSTART:20260719T140000Z\r\n');
	expect(summer).toContain('PN-7K4M-2QXR');
});

test('without a slot there is no file', () => {
	expect(viewingCalendar(request, { ...receipt, intent: 'question', times: ['any'] })).toBeNull();
	expect(viewingCalendar(request, { ...receipt, times: null })).toBeNull();
	expect(viewingCalendar(request, { ...receipt, times: ['2026-11-19 17:00-18:00'] })).toBeNull();
});

test('a moved or cancelled viewing is the same event with a higher sequence', () => {
	const viewing = { agent: 7, slot: '2026-11-19 17:00', state: 'booked', sequence: 2, changedAt: '2026-11-18T09:00:00Z' } as const;
	const moved = viewingCalendar(request, { ...receipt, viewing }) ?? '';
	for (const line of [
		'METHOD:PUBLISH',
		'UID:PN-7K4M-2QXR@pn.example',
		'SEQUENCE:2',
		'DTSTAMP:20261118T090000Z',
		'DTSTART:20261119T150000Z',
	])
		expect(moved).toContain(`\r\n${line}\r\n`);
	const cancelled = viewingCalendar(request, { ...receipt, viewing: { ...viewing, state: 'cancelled', sequence: 3 } }) ?? '';
	for (const line of ['METHOD:CANCEL', 'UID:PN-7K4M-2QXR@pn.example', 'SEQUENCE:3', 'STATUS:CANCELLED'])
		expect(cancelled).toContain(`\r\n${line}\r\n`);
});
