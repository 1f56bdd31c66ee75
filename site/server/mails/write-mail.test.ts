import { expect, test } from 'vitest';
import { enquiry } from '#outbox/test-outbox.ts';
import { english, HOSTILE, news, office } from './test-mails.ts';

test('visitors’ text never becomes markup or an address', () => {
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

test('the office is told in both languages that requests do not arrive', () => {
	const health = { available: true, needsPerson: true, waiting: 3, refused: 1, dead: 0, oldestWaitingMs: 600_000 };
	const mail = office().ofTrouble(health);
	expect([mail?.to, mail?.list]).toEqual(['office@example.com', null]);
	expect(mail?.text).toContain('Waiting: 3, the oldest for 10 minutes. Refused by Directus: 1.');
	expect(mail?.text).toContain('في الانتظار: 3');
	expect(mail?.html).toMatch(/<html lang="ar-EG" dir="rtl">[\s\S]*class="sheet[\s\S]*<p class="ink" lang="en-US" dir="ltr"/);
	expect(office().ofTrouble({ ...health, available: false })?.text).toContain('its disk is full');
	expect(office({}).ofTrouble(health)).toBeNull();
});
