import { expect, test } from 'vitest';
import { mailHref, phoneHref, shownPhone, whatsAppHref } from './links.ts';

test('dials the digits of a number', () => {
	expect(phoneHref('+20 100 000-0001')).toBe('tel:+201000000001');
	expect(phoneHref('16 000')).toBe('tel:16000');
});

test('groups mobile numbers, but not hotlines', () => {
	expect(shownPhone('+201000000001')).toBe('+20 100 000 0001');
	expect(shownPhone('16000')).toBe('16000');
});

test('WhatsApp links have digits only and the encoded message', () => {
	const href = whatsAppHref('+20 100 000 0001', 'أهلًا & سهلًا\nhttps://pn.example/ar/properties/1?a=b');
	expect(href).toMatch(/^https:\/\/wa\.me\/201000000001\?text=/);
	expect(new URL(href).searchParams.get('text')).toBe('أهلًا & سهلًا\nhttps://pn.example/ar/properties/1?a=b');
	expect(whatsAppHref('00201000000001', '')).toContain('wa.me/201000000001?');
	expect(whatsAppHref(null, 'x')).toBe('https://wa.me/?text=x');
});

test('mail links have subject and lines', () => {
	const href = mailHref('hello+site@pn.example', { subject: 'FST-1 & more', body: 'one\ntwo' });
	expect(href).toBe('mailto:hello%2Bsite@pn.example?subject=FST-1%20%26%20more&body=one%0D%0Atwo');
});
