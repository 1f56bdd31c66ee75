import { expect, test } from 'vitest';
import { home, office, subscriber } from './test-mails.ts';

test('asks for confirmation without personal data', () => {
	const mail = office()({ ...subscriber, kind: 'confirm', language: 'en' });
	for (const part of [mail.text, mail.html]) expect(part).toContain('https://pn.test/alerts/confirm?token=ccc');
	expect(mail.list).toEqual({ name: 'alerts', unsubscribe: 'https://pn.test/alerts/unsubscribe?token=uuu' });
	expect(JSON.stringify(mail.note)).not.toContain('reader@example.com');
	expect(mail.replyTo).toEqual({ name: 'PN', address: 'office@example.com' });
});

test.each([
	['en', 'about the price of a property, our newsletter and new properties in your search.'],
	['ar', 'بخصوص سعر عقار ونشرتنا البريدية والعقارات الجديدة في بحثك.'],
] as const)('asks once for all pending alerts (%s)', (language, words) => {
	const topics = [{ kind: 'property', id: 7 }, { kind: 'newsletter' }, { kind: 'property', id: 8 }, ...subscriber.topics] as const;
	expect(office()({ ...subscriber, topics, kind: 'confirm', language }).text).toContain(words);
});

test('a price alert shows the difference, picture and unsubscribe link', () => {
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

test('new homes are counted and shown, with a link to the frequency', () => {
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

test('a let home is not called sold', () => {
	const write = office();
	const say = (isRented: boolean) =>
		write({ ...subscriber, kind: 'alert', language: 'ar', content: { kind: 'sold', home, isRented } }).subject;
	expect([say(true), say(false)]).toEqual(['تم تأجير Villa <7>', 'تم بيع Villa <7>']);
});

test('a newsletter has staff’s text, published homes and an unsubscribe link', () => {
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
