import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import type { Receipt } from '#outbox/outbox.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { findMeetingPlace } from './meeting-place.ts';
import { receivedData } from './received-data.ts';
import { viewingCalendar } from './viewing-calendar.ts';

const { put, read } = testContent();
const point = { type: 'Point', coordinates: [31.5, 30.01] };
const names = (en: string, ar: string) => ({ en_US: { name: en }, ar_EG: { name: ar } });
put('location', samples.location);
put('area', samples.area);
put('project', {
	id: 4,
	status: 'published',
	developer: 1,
	area: 2,
	ready: false,
	featured: false,
	outline: null,
	coordinates: point,
	translations: names('Sarw', 'سرو'),
});
const resale = { market: 'resale', coordinates: point };
put(
	'property',
	samples.property(1, { ...resale, project: 4 }),
	samples.property(2, { ...resale, project: null }),
	samples.property(3, { ...resale, project: null, show_exact_place: true }),
);
const request = (locale: 'en' | 'ar' = 'en') =>
	({
		locale,
		read,
		t: readTranslator(locale),
		url: new URL('/received/PN-1', 'http://pn.test'),
		site: { settings: {}, origin: 'https://pn.test' },
	}) as unknown as PageRequest;
const receipt = (id: number): Receipt => ({
	reference: 'PN-7K4M-2QXR',
	kind: 'enquiry',
	acceptedAt: '2026-11-18T08:00:00Z',
	language: 'en',
	about: { kind: 'property', id },
	channel: 'call',
	intent: 'viewing',
	times: ['2099-11-19 17:00'],
	viewing: null,
});

test('names the meeting place by home, compound, district or office', () => {
	const place = (id: number) => findMeetingPlace(request(), { kind: 'property', id });
	expect(place(1)).toEqual({
		text: 'Sarw, Fifth Settlement',
		map: 'https://www.google.com/maps/search/?api=1&query=30.01,31.5',
		isRough: false,
	});
	expect(place(2)).toEqual({ text: 'Fifth Settlement, New Cairo', map: null, isRough: true });
	expect(place(3)).toMatchObject({ map: expect.stringContaining('query=30.01,31.5'), isRough: false });
	expect(findMeetingPlace(request(), { kind: 'agent', id: 7 })).toMatchObject({ text: 'Our office', isRough: false });
});

test('without a street address, page and calendar say that the place is to be agreed', () => {
	const steps = (id: number, locale: 'en' | 'ar' = 'en') => receivedData(request(locale), receipt(id)).next?.steps.join(' ');
	expect(steps(2)).toContain('agree with');
	expect(steps(2, 'ar')).toContain('مكان اللقاء');
	expect(steps(1)).not.toContain('agree with');
	const calendar = (id: number) => viewingCalendar(request(), receipt(id))?.replaceAll('\r\n ', '') ?? '';
	expect(calendar(2)).toContain('agree with');
	expect(calendar(1)).toContain('query=30.01');
	expect(calendar(2)).not.toContain('query=');
});

test('links the place to a map; a video viewing has none', () => {
	const where = receivedData(request(), receipt(1)).viewing?.facts.find(({ label }) => label === 'Where');
	expect(where?.map).toEqual({ href: expect.stringContaining('google.com/maps'), text: 'Open in Google Maps' });
	expect(receivedData(request(), { ...receipt(1), channel: 'zoom' }).viewing?.facts.map(({ map }) => map)).toEqual([null, null, null]);
});
