import { expect, test } from 'vitest';
import { type Found, letterFor } from './letter.ts';

const found = (row: Partial<Found['row']> = {}, user: Found['user'] = []): Found => ({
	row: {
		id: 7,
		reference: 'PN-7K4M-2QXR',
		name: 'Mariam',
		phone: '+201000000001',
		email: null,
		channel: 'whatsapp',
		preferred_times: ['2026-11-18 17:00'],
		message: 'Is it there?\nThanks',
		page_url: 'https://pn.test/properties/1042',
		agent: { email: 'agent@example.com', languages: ['en', 'ar'] },
		...row,
	},
	user,
	$trigger: { collection: 'enquiry' },
	$env: { PUBLIC_URL: 'https://cms.pn.test' },
});

test('says who wrote, how to reach them, and where', () => {
	const { to, subject, html } = letterFor(found({}, [{ language: 'en-US' }]));
	expect({ to, subject }).toEqual({ to: 'agent@example.com', subject: 'New request PN-7K4M-2QXR' });
	for (const part of [
		'dir="ltr"',
		'Mariam',
		'href="https://wa.me/201000000001"',
		'WhatsApp',
		'2026-11-18 17:00',
		'Is it there?<br>Thanks',
		'href="https://pn.test/properties/1042"',
		'href="https://cms.pn.test/admin/content/enquiry/7"',
	])
		expect(html).toContain(part);
});

test('is in the language of the account, else in one the agent speaks', () => {
	expect(letterFor(found()).html).toContain('dir="rtl"');
	expect(letterFor(found({}, [{ language: 'ar-SA' }])).subject).toContain('طلب جديد');
	expect(letterFor(found({ agent: { email: 'a@b.example', languages: ['fr'] } })).html).toContain('lang="en"');
});

test('nothing a visitor writes becomes markup or a header', () => {
	const hostile = '<img src=x onerror=alert(1)>"\'&\r\nBcc: all@example.com';
	const { subject, html } = letterFor(
		found({
			name: hostile,
			message: hostile,
			email: hostile,
			channel: hostile,
			preferred_times: [hostile],
			reference: hostile,
			page_url: 'javascript:alert(1)',
		}),
	);
	expect(subject).not.toMatch(/[\r\n<]/);
	expect(html).not.toContain('<img');
	expect(html).not.toMatch(/href="javascript/);
});

test('an agent without an address cannot be written to', () => {
	for (const email of [null, '', 'nobody', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example'])
		expect(() => letterFor(found({ agent: { email, languages: null } }))).toThrow('no agent');
	expect(() => letterFor(found({ agent: null }))).toThrow('no agent');
});
