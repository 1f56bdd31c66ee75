import { expect, test } from 'vitest';
import type { StaffNews } from '#outbox/mail-kinds.ts';
import { enquiry } from '#outbox/test-outbox.ts';
import { english, news, office, viewing } from './test-mails.ts';

test('the subject says that a viewing was moved or cancelled', () => {
	const sent = enquiry({ intent: 'viewing', times: ['2026-11-19 17:00'], origin: english });
	const subject = (changes: object) =>
		office()({ kind: 'request', news: { ...news, language: 'en' }, sent, viewing: { ...viewing, ...changes } }).subject;
	expect(subject({})).toMatch(/^New request PN-/);
	expect(subject({ sequence: 1 })).toMatch(/^A viewing was moved PN-/);
	expect(subject({ sequence: 2, state: 'cancelled' })).toMatch(/^A viewing was cancelled PN-/);
});

test('an agent sees who asks for what, and can answer with one press', () => {
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

test('a landline is called, also where they asked for WhatsApp', () => {
	const sender = { name: 'Mariam', phone: '+20227351234', email: null };
	const sent = enquiry({ sender, channel: 'whatsapp', origin: english });
	const { html, text } = office()({ kind: 'request', news: { ...news, language: 'en' }, sent, viewing: null });
	for (const part of [html, text]) {
		expect(part).toContain('tel:+20227351234');
		expect(part).not.toContain('wa.me');
	}
});

test('staff get mails in their account’s language, or one they speak', () => {
	const write = office();
	const subject = (language: 'ar' | 'en' | null) =>
		write({ kind: 'request', news: { ...news, language }, sent: null, viewing: null }).subject;
	expect([subject(null), subject('ar'), subject('en')]).toEqual([
		'طلب جديد PN-7K4M-2QXR',
		'طلب جديد PN-7K4M-2QXR',
		'New request PN-7K4M-2QXR',
	]);
});

test('finds a reader when the agent has no address, is missing or is late', () => {
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

test('an application mail contains no details', () => {
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
] as const)('a reminder contains everything needed to call (%s)', (language, subject) => {
	const mail = office()({ kind: 'reminder', news: { ...news, language }, sent: enquiry(), viewing: null });
	expect([mail.to, mail.subject]).toEqual(['agent@example.com', subject]);
	for (const part of ['tel:+201000000001', 'https://wa.me/201000000001', '/admin/content/enquiry/7']) {
		expect(mail.html).toContain(part);
		expect(mail.text).toContain(part);
	}
});
