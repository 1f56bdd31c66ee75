import { expect, test } from 'vitest';
import type { AlertHome, MailToWrite, StaffNews } from '#outbox/mail-kinds.ts';
import { enquiry } from '#outbox/test-outbox.ts';
import { samples, testContent } from '../test-content.ts';
import { createMailWriter } from './write-mail.ts';

const HOSTILE = '<img src=x onerror=alert(1)>"\'&\r\nBcc: all@example.com';

function office(
	settings: Record<string, string> = { email: 'office@example.com', phone_number: '+201000000000' },
	manager: string | null = null,
) {
	const { content, put } = testContent();
	put('directus_files', samples.file);
	put('location', samples.location);
	put('area', samples.area);
	put('property', samples.property(1042, { reference: 'FST-VIL-1042' }));
	put('agent', { id: 5, status: 'published', email: 'agent@example.com', languages: ['ar', 'en'], translations: names('Nour', 'نور') });
	put('agent', { id: 6, status: 'published', languages: ['en'], translations: names('Omar', 'عمر') });
	const { writeMail, writeOfficeMail } = createMailWriter({
		read: content.read,
		settings,
		origin: () => 'https://pn.test',
		studioUrl: 'https://cms.pn.test',
		manager,
		hr: 'jobs@example.com',
	});
	const write = (mail: MailToWrite) => {
		const written = writeMail(mail);
		if (!written) throw new Error('nobody to write to');
		return written;
	};
	return Object.assign(write, { ofTrouble: writeOfficeMail });
}
const names = (en: string, ar: string) => ({ en_US: { name: en }, ar_EG: { name: ar } });

const home: AlertHome = {
	name: 'Villa <7>',
	place: 'New Cairo',
	facts: 'Villa',
	price: 'EGP\u00a011,000,000',
	before: 'EGP\u00a012,500,000',
	difference: 'EGP\u00a01,500,000 less (12%)',
	picture: 'https://pn.test/_images/640/a.webp',
	address: 'https://pn.test/properties/7',
};
const subscriber = {
	to: 'reader@example.com',
	topics: [{ kind: 'search', address: '/search' }],
	content: null,
	tokens: { confirm: 'ccc', unsubscribe: 'uuu' },
} as const;
const news: StaffNews = {
	collection: 'enquiry',
	row: 7,
	reference: 'PN-7K4M-2QXR',
	agent: 5,
	language: null,
	waitingSince: '2026-11-18T10:00:00Z',
	isForOffice: false,
};
const english = { ...enquiry().origin, language: 'en' as const };

test('asks for a click, and notes nothing of whose it is', () => {
	const mail = office()({ ...subscriber, kind: 'confirm', language: 'en' });
	for (const part of [mail.text, mail.html]) expect(part).toContain('https://pn.test/alerts/confirm?token=ccc');
	expect(mail.list).toEqual({ name: 'alerts', unsubscribe: 'https://pn.test/alerts/unsubscribe?token=uuu' });
	expect(JSON.stringify(mail.note)).not.toContain('reader@example.com');
	expect(mail.replyTo).toEqual({ name: 'PN', address: 'office@example.com' });
});

test.each([
	['en', 'about the price of a property, our newsletter and new properties in your search.'],
	['ar', 'بخصوص سعر عقار ونشرتنا البريدية والعقارات الجديدة في بحثك.'],
] as const)('asks once for all that waits for the click (%s)', (language, words) => {
	const topics = [{ kind: 'property', id: 7 }, { kind: 'newsletter' }, { kind: 'property', id: 8 }, ...subscriber.topics] as const;
	expect(office()({ ...subscriber, topics, kind: 'confirm', language }).text).toContain(words);
});

test('a changed price says by how much, with the picture, escaped, and how to stop it', () => {
	const mail = office()({
		...subscriber,
		topics: [{ kind: 'property', id: 7 }],
		kind: 'alert',
		language: 'ar',
		content: { kind: 'price', home, isLess: true },
	});
	expect(mail.subject).toBe('السعر الآن EGP\u00a011,000,000: Villa <7>');
	for (const part of ['dir="rtl"', 'Villa &lt;7&gt;', 'src="https://pn.test/_images/640/a.webp"', 'EGP\u00a01,500,000 less (12%)', '<s '])
		expect(mail.html).toContain(part);
	expect(mail.html).not.toContain('<7>');
	expect(mail.text).toContain('https://pn.test/ar/alerts/unsubscribe?token=uuu');
	expect(mail.text).not.toContain('alerts/manage');
});

test('new homes are counted, shown, and how often they come can be changed', () => {
	const content = {
		kind: 'new',
		search: 'Villas in New Cairo',
		count: 12,
		homes: [home, home],
		address: 'https://pn.test/search?type=villa',
	} as const;
	const mail = office()({ ...subscriber, kind: 'alert', language: 'en', content: { ...content, homes: [home, home] } });
	expect(mail.subject).toBe('12 new properties: Villas in New Cairo');
	expect(mail.html.match(/_images\/640/g)).toHaveLength(2);
	expect(mail.text).toContain('https://pn.test/alerts/manage?token=uuu');
});

test('a home that was let is not called sold', () => {
	const write = office();
	const say = (isRented: boolean) =>
		write({ ...subscriber, kind: 'alert', language: 'ar', content: { kind: 'sold', home, isRented } }).subject;
	expect([say(true), say(false)]).toEqual(['تم تأجير Villa <7>', 'تم بيع Villa <7>']);
});

test('a copy has the home, its price, the number and what was asked, in the language it was asked in', () => {
	const sender = { name: 'Mariam Fahmy', phone: null, email: 'mariam@example.com' };
	const mail = office()({ kind: 'copy', reference: 'PN-7K4M-2QXR', sent: enquiry({ sender, origin: english }), viewing: null });
	expect(mail.to).toBe('mariam@example.com');
	expect(mail.subject).toBe('Your request PN-7K4M-2QXR: FST-VIL-1042: Villa 1042 & garden');
	for (const part of [
		'Hello Mariam Fahmy.',
		'EGP\u00a012,500,000',
		'Is it still there?',
		'After 5 pm',
		'https://pn.test/properties/1042-villa-1042',
	])
		expect(mail.text).toContain(part);
	expect([mail.list, mail.replyTo?.address]).toEqual([null, 'office@example.com']);
});

const viewing = { agent: 5, slot: '2026-11-19 17:00', state: 'booked', sequence: 0, changedAt: '2026-11-18T10:00:00Z' } as const;

test('who booked a viewing and gave an address reads what holds now, and gets the link that changes it', () => {
	const sender = { name: 'Mariam', phone: '+201000000001', email: 'mariam@example.com' };
	const sent = enquiry({ intent: 'viewing', times: ['2026-11-19 17:00'], sender, origin: english });
	const copy = (changes: Partial<Extract<MailToWrite, { kind: 'copy' }>['viewing'] & object>) =>
		office()({ kind: 'copy', reference: 'PN-7K4M-2QXR', sent, viewing: { ...viewing, token: 'vvv', ...changes } });
	const change = 'https://pn.test/viewing?token=vvv';
	const calendar = 'https://pn.test/received/PN-7K4M-2QXR/viewing.ics';
	expect(copy({}).subject).toBe('Your viewing is booked: PN-7K4M-2QXR');
	expect([copy({}).text.includes(change), copy({}).text.includes(calendar)]).toEqual([true, true]);
	expect(copy({ sequence: 1 }).subject).toBe('Your viewing has moved: PN-7K4M-2QXR');
	const cancelled = copy({ sequence: 2, state: 'cancelled' });
	expect(cancelled.subject).toBe('Your viewing is cancelled: PN-7K4M-2QXR');
	expect([cancelled.text.includes(change), cancelled.text.includes(calendar)]).toEqual([false, true]);
	const meets = (mail: typeof cancelled) => ['Where', 'agree where to meet'].map((words) => mail.text.includes(words));
	expect([meets(copy({})), meets(cancelled)]).toEqual([
		[true, true],
		[false, false],
	]);
});

test('staff read in the subject that a viewing was moved or cancelled', () => {
	const sent = enquiry({ intent: 'viewing', times: ['2026-11-19 17:00'], origin: english });
	const subject = (changes: object) =>
		office()({ kind: 'request', news: { ...news, language: 'en' }, sent, viewing: { ...viewing, ...changes } }).subject;
	expect(subject({})).toMatch(/^New request PN-/);
	expect(subject({ sequence: 1 })).toMatch(/^A viewing was moved PN-/);
	expect(subject({ sequence: 2, state: 'cancelled' })).toMatch(/^A viewing was cancelled PN-/);
});

test.each(['Win at https://evil.example', 'go to evil.example now', 'write mallory@evil.example'])(
	'a copy carries nobody to another site: %s',
	(typed) => {
		const sender = { name: typed, phone: null, email: 'victim@example.com' };
		const mail = office()({ kind: 'copy', reference: 'PN-1', sent: enquiry({ sender, message: typed, origin: english }), viewing: null });
		expect(mail.text + mail.html).not.toContain('evil');
	},
);

test('an agent reads who asks, for what, and answers as it was asked, with one press', () => {
	const sender = { name: 'Mariam', phone: '+201000000001', email: 'mariam@example.com' };
	const ask = (channel: 'call' | 'whatsapp' | 'email') =>
		office()({ kind: 'request', news: { ...news, language: 'en' }, sent: enquiry({ sender, channel, origin: english }), viewing: null });
	const mail = ask('whatsapp');
	expect(mail.to).toBe('agent@example.com');
	expect(mail.subject).toBe('New request PN-7K4M-2QXR: FST-VIL-1042: Villa 1042 & garden');
	expect(mail.replyTo).toEqual({ name: 'Mariam', address: 'mariam@example.com' });
	for (const part of [
		'Mariam',
		'tel:+201000000001',
		'https://wa.me/201000000001',
		'EGP\u00a012,500,000',
		'https://cms.pn.test/admin/content/enquiry/7',
		'/_images/640/',
	])
		expect(mail.html).toContain(part);
	const firstButton = (html: string) => /<p style="margin:4px 0 20px"><a href="([^"?]+)/.exec(html)?.[1];
	expect((['call', 'whatsapp', 'email'] as const).map((channel) => firstButton(ask(channel).html))).toEqual([
		'tel:+201000000001',
		'https://wa.me/201000000001',
		'mailto:mariam@example.com',
	]);
});

test('staff are written to in the language of their account, else in one they speak', () => {
	const write = office();
	const subject = (language: 'ar' | 'en' | null) =>
		write({ kind: 'request', news: { ...news, language }, sent: null, viewing: null }).subject;
	expect([subject(null), subject('ar'), subject('en')]).toEqual([
		'طلب جديد PN-7K4M-2QXR',
		'طلب جديد PN-7K4M-2QXR',
		'New request PN-7K4M-2QXR',
	]);
});

test('an agent without an address, a request without an agent and one that is late have a reader all the same', () => {
	const to = (fields: Partial<StaffNews>, kind: 'request' | 'escalation' = 'request', manager: string | null = null) =>
		office(undefined, manager)({ kind, news: { ...news, ...fields }, sent: null, viewing: null }).to;
	expect(to({ agent: 6 })).toBe('office@example.com');
	expect(to({ agent: null })).toBe('office@example.com');
	expect(to({ agent: 99 })).toBe('office@example.com');
	expect(to({ isForOffice: true })).toBe('office@example.com');
	expect(to({}, 'escalation')).toBe('office@example.com');
	expect(to({}, 'escalation', 'manager@example.com')).toBe('manager@example.com');
	expect(() => office({})({ kind: 'request', news: { ...news, agent: null }, sent: null, viewing: null })).toThrow('nobody');
});

test('an application says only that it is there', () => {
	const sent = {
		kind: 'application',
		sender: { name: 'Applicant', phone: '+201000000002', email: 'a@example.com' },
		career: 1,
		letter: 'Dear',
		links: [],
		availableFrom: null,
		origin: english,
	} as const;
	const mail = office()({
		kind: 'request',
		news: { ...news, collection: 'job_application', agent: null },
		sent: { ...sent, links: [] },
		viewing: null,
	});
	expect(mail.text + mail.html).not.toMatch(/Applicant|Dear|a@example/);
	expect(mail.replyTo).toBeNull();
	expect(mail.to).toBe('jobs@example.com');
	expect(
		office()({
			kind: 'request',
			news: { ...news, collection: 'job_application', agent: null, isForOffice: true },
			sent: null,
			viewing: null,
		}).to,
	).toBe('office@example.com');
});

test.each([
	['en', 'Time to follow up PN-7K4M-2QXR: FST-VIL-1042: Villa 1042 & garden'],
	['ar', 'حان وقت المتابعة PN-7K4M-2QXR: FST-VIL-1042: فيلا 1042 بحديقة'],
] as const)('a reminder has all that is needed to call (%s)', (language, subject) => {
	const mail = office()({ kind: 'reminder', news: { ...news, language }, sent: enquiry(), viewing: null });
	expect([mail.to, mail.subject]).toEqual(['agent@example.com', subject]);
	for (const part of ['tel:+201000000001', 'https://wa.me/201000000001', '/admin/content/enquiry/7']) {
		expect(mail.html).toContain(part);
		expect(mail.text).toContain(part);
	}
});

test('a newsletter has the words of staff, published homes, and the way to stop it', () => {
	const letter = {
		subject: 'News <b>',
		text: 'One & only.\n\nSecond paragraph.',
		button: { text: 'See all', address: 'https://pn.test/search' },
	};
	const mail = office()({
		kind: 'newsletter',
		to: 'reader@example.com',
		language: 'en',
		letter,
		homes: ['fst-vil-1042', 'FST-VIL-9999', 'XXX-1042'],
		tokens: { unsubscribe: 'uuu' },
	});
	expect([mail.to, mail.subject]).toEqual(['reader@example.com', 'News <b>']);
	for (const part of ['One &amp; only.', 'Second paragraph.', 'https://pn.test/properties/1042', 'News &lt;b&gt;'])
		expect(mail.html).toContain(part);
	expect(mail.html.match(/_images\/640/g)).toHaveLength(1);
	expect(mail.list).toEqual({ name: 'newsletter', unsubscribe: 'https://pn.test/alerts/unsubscribe?token=uuu' });
	expect(mail.text).toContain('https://pn.test/alerts/unsubscribe?token=uuu');
	expect(JSON.stringify(mail.note)).not.toContain('reader@');
});

test('nothing a visitor writes becomes markup or an address', () => {
	const sender = { name: HOSTILE, phone: '+201000000001', email: 'm@example.com' };
	const sent = enquiry({ sender, message: HOSTILE.repeat(500), times: [HOSTILE, 'javascript:alert(1)'], origin: english });
	for (const mail of [
		office()({ kind: 'request', news, sent, viewing: null }),
		office()({ kind: 'copy', reference: 'PN-1', sent, viewing: null }),
	]) {
		expect(mail.html).not.toContain('<img src=x');
		expect(mail.html).not.toMatch(/href="(?!https?:|tel:|mailto:)/);
		expect(mail.html.length).toBeLessThan(30_000);
	}
});

test('the office reads in both languages, in the look of all mails, that requests do not arrive', () => {
	const health = { available: true, needsPerson: true, waiting: 3, refused: 1, dead: 0, oldestWaitingMs: 600_000 };
	const mail = office().ofTrouble(health);
	expect([mail?.to, mail?.list]).toEqual(['office@example.com', null]);
	expect(mail?.text).toContain('Waiting: 3, the oldest for 10 minutes. Refused by Directus: 1.');
	expect(mail?.text).toContain('في الانتظار: 3');
	expect(mail?.html).toMatch(/<html lang="ar-EG" dir="rtl">[\s\S]*class="sheet[\s\S]*<p class="ink" lang="en-US" dir="ltr"/);
	expect(office().ofTrouble({ ...health, available: false })?.text).toContain('its disk is full');
	expect(office({}).ofTrouble(health)).toBeNull();
});
