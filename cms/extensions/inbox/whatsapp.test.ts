import { expect, test } from 'vitest';
import { buildWhatsAppUrl } from './whatsapp.ts';

const row = { phone: '0100 123 4567', name: 'Mona', reference: 'PN-7K4M-2QXR', language: 'en' };

test('greets the visitor in the language they wrote in', () => {
	expect(buildWhatsAppUrl(row)).toBe('https://wa.me/201001234567?text=Hello%20Mona%2C%20about%20your%20request%20PN-7K4M-2QXR.');
	expect(decodeURIComponent(buildWhatsAppUrl({ ...row, name: null, language: 'ar' }) ?? '')).toBe(
		'https://wa.me/201001234567?text=أهلًا، بخصوص طلبك PN-7K4M-2QXR.',
	);
});

test.each([null, '', 'call me', '19623', '02 2735 0000', '+20227350000'])('%j is not a WhatsApp number', (phone) => {
	expect(buildWhatsAppUrl({ ...row, phone })).toBeNull();
});

test('a name cannot inject anything into the link', () => {
	const url = new URL(buildWhatsAppUrl({ ...row, name: `"><script>&text=x#\n${'a'.repeat(500)}` }) ?? '');
	expect([url.host, url.pathname, [...url.searchParams.keys()], url.hash]).toEqual(['wa.me', '/201001234567', ['text'], '']);
	expect(url.href.length).toBeLessThan(400);
});
