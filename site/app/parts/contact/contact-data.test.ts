import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { readTranslator } from '#site/server/words.ts';
import { buildContact, formatMessage } from './contact-data.ts';

const office = { opening_times: [{ day: 'saturday', from: '10:00', to: '19:00' }], translations: { en: { site_name: 'PN Office' } } };
const agent = { id: 7, areas: [], languages: ['ar'], photo: null, translations: { en: { name: 'Salma Nabil' } } };
const request = {
	locale: 'en',
	t: readTranslator('en'),
	site: { settings: {} },
	read: { setting: () => office, get: () => agent, many: () => [], photo: () => null },
} as unknown as PageRequest;
const subject = { name: 'Flat', reference: null, url: 'https://pn.example/1' };

const flat = { name: 'Flat in Maadi', reference: 'MAD-APT-1042', url: 'https://pn.example/properties/1042' };
const shaqqa = { name: 'شقة في المعادي', reference: 'MAD-APT-1042', url: 'https://pn.example/ar/properties/1042' };

test('the message has reference, name and address in the page’s language', () => {
	expect(formatMessage({ t: readTranslator('en') }, 'Salma Nabil', flat)).toBe(
		'Hello Salma Nabil,\nI’d like to ask about MAD-APT-1042: Flat in Maadi.\nhttps://pn.example/properties/1042',
	);
	const arabic = formatMessage({ t: readTranslator('ar') }, 'سلمى نبيل', shaqqa).split('\n');
	expect(arabic).toEqual([
		'أهلًا سلمى نبيل،',
		'أود الاستفسار عن \u2066MAD-APT-1042\u2069: شقة في المعادي.',
		'https://pn.example/ar/properties/1042',
	]);
});

test('greets the brokerage without a name, and names what has no reference', () => {
	expect(formatMessage({ t: readTranslator('en') }, null, { ...flat, reference: null })).toBe(
		'Hello,\nI’d like to ask about Flat in Maadi.\nhttps://pn.example/properties/1042',
	);
});

test('a home’s agent answers for it; without an agent the office does', () => {
	const home = buildContact(request, 7, { ...subject, about: { kind: 'property', id: 1 } });
	expect([home.name, home.note]).toEqual(['Salma Nabil', 'Only this agent will contact you, on the channel you pick.']);
	const compound = buildContact(request, null, { ...subject, about: { kind: 'project', id: 1 } });
	expect([compound.name, compound.note]).toEqual(['PN Office', 'We use your number for this request only, on the channel you pick.']);
});

test('a launch’s form names no channel', () => {
	expect(buildContact(request, null, { ...subject, about: { kind: 'launch', id: 1 } }).note).toBe(
		'We use your number for this request only.',
	);
});

test('offers no call while the office is closed', () => {
	const { when } = buildContact(request, 7, { ...subject, about: { kind: 'property', id: 1 } });
	expect(when.slots.map(({ text }) => text)).not.toContain('Friday');
	expect(when.slots.map(({ text }) => text)).toEqual(expect.arrayContaining(['After 5:00\u00a0pm', 'Zoom']));
});
