import { expect, test } from 'vitest';
import { parseNewsletter } from '#directus/newsletters.ts';
import { findRunnable, MARKUP, SCRIPT_ADDRESS } from '#e2e/runnable.ts';
import type { AlertContent, MailToWrite, SentForm } from '#outbox/mail-kinds.ts';
import { samples, testContent } from '../test-content.ts';
import { createMailWriter } from './write-mail.ts';

/** Every text of content, settings and forms contains markup. */
const names = { en_US: { name: MARKUP, slug: 'a' }, ar_EG: { name: MARKUP, slug: 'a' } };

const { content, put } = testContent();
put('directus_files', samples.file);
put('location', { id: 1, translations: names });
put('area', { id: 2, location: 1, code: 'FST', translations: names });
put('property', samples.property(1042, { reference: 'FST-VIL-1042', translations: names }));
put('agent', { id: 5, status: 'published', email: 'agent@example.com', languages: ['en'], translations: names });
put('career', { id: 3, status: 'published', translations: names });
const { writeMail, writeOfficeMail } = createMailWriter({
	read: content.read,
	settings: { email: 'office@example.com', phone_number: MARKUP, registration_number: MARKUP },
	origin: () => 'https://pn.test',
	studioUrl: 'https://cms.pn.test',
	manager: null,
	hr: 'jobs@example.com',
});

const origin = {
	language: 'en',
	page: MARKUP,
	firstTouch: null,
	lastTouch: null,
	consent: { text: MARKUP, at: '2026-11-18T10:00:00Z' },
} as const;
const sender = { name: MARKUP, phone: '+201001234567', email: 'mariam@example.com' };
const typed = { address: MARKUP, compound: MARKUP, plan: MARKUP, details: MARKUP, purpose: 'sale', type: 'villa' };
const unsaid = {
	...{ area: null, bedrooms: null, bathrooms: null, builtUpArea: null, landArea: null, finishing: null, delivery: null, price: 5_000_000 },
	...{ rentPeriod: null, paid: null, over: null, owed: null, owedUntil: null, instalment: null, instalmentFrequency: null },
};
const forms: SentForm[] = [
	{
		kind: 'enquiry',
		intent: 'question',
		sender,
		channel: 'email',
		times: [MARKUP],
		message: MARKUP,
		about: { kind: 'property', id: 1042 },
		origin,
	},
	{ kind: 'listing', sender, channel: 'call', ...typed, ...unsaid, origin },
	{ kind: 'application', sender, career: 3, letter: MARKUP, links: [MARKUP, SCRIPT_ADDRESS], availableFrom: null, origin },
];
const texts = { name: MARKUP, place: MARKUP, facts: MARKUP, price: MARKUP, before: MARKUP, difference: MARKUP, picture: MARKUP };
const home = { ...texts, address: 'https://pn.test/properties/7' };
const alerts: AlertContent[] = [
	{ kind: 'price', home, isLess: true },
	{ kind: 'sold', home, isRented: false },
	{ kind: 'new', search: MARKUP, count: 2, homes: [home, home], address: 'https://pn.test/search' },
];
const said = { subject: MARKUP, text: `${MARKUP}\n\nhttps://pn.test/"onmouseover=tripwire()`, button: MARKUP, button_url: SCRIPT_ADDRESS };
const newsletter = parseNewsletter({
	...{ id: 1, audience: 'all', homes: [] },
	...Object.fromEntries(Object.entries(said).map(([name, value]) => [`${name}_en`, value])),
});
const letter = newsletter?.texts.en ?? { subject: '', text: '', button: null };
const news = { row: 7, reference: MARKUP, agent: 5, language: null, waitingSince: '2026-11-18T10:00:00Z', isForOffice: false } as const;
const collections = { enquiry: 'enquiry', listing: 'listing_submission', application: 'job_application' } as const;
const search = { kind: 'search', address: `/search?q=${encodeURIComponent(MARKUP)}` } as const;
const to = { to: 'reader@example.com', tokens: { confirm: MARKUP, unsubscribe: MARKUP } };

const mails = (language: 'en' | 'ar'): MailToWrite[] => [
	...(['confirm', 'known'] as const).map((kind) => ({
		kind,
		language,
		...to,
		topics: [search, { kind: 'newsletter' as const }],
		content: null,
	})),
	...alerts.map((alert) => ({ kind: 'alert' as const, language, ...to, topics: [search], content: alert })),
	{ kind: 'newsletter', language, ...to, letter, homes: ['FST-VIL-1042'] },
	{ kind: 'newsletterTest', language, to: to.to, letter, homes: ['FST-VIL-1042'] },
	...forms.flatMap((sent): MailToWrite[] => [
		{ kind: 'copy', reference: MARKUP, sent: { ...sent, origin: { ...origin, language } }, viewing: null },
		...(['request', 'escalation', 'reminder'] as const).map((kind) => ({
			...{ kind, sent, viewing: null },
			news: { ...news, collection: collections[sent.kind] },
		})),
	]),
];

test.each(['en', 'ar'] as const)('escapes markup in every text of every mail (%s)', (language) => {
	const written = mails(language).map((mail) => ({ kind: mail.kind, ...writeMail(mail) }));
	const trouble = {
		...writeOfficeMail({ available: true, waiting: 1, refused: 1, dead: 0, oldestWaitingMs: 1, needsPerson: true }),
		kind: 'trouble',
	};
	expect([...written, trouble].flatMap(({ kind, html = '' }) => findRunnable(html).map((found) => `${kind}: ${found}`))).toEqual([]);
	for (const { kind, html, subject = '' } of written) {
		expect([kind, html?.includes('tripwire')]).toEqual([kind, true]);
		expect(subject).not.toMatch(/[\r\n]/);
	}
});
