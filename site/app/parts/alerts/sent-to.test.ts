import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { readSentTo, rememberSentTo } from './sent-to.ts';

const request = (origin: string) => ({ locale: 'ar', site: { origin } }) as PageRequest;

test('shows the mailbox to the sender’s browser, for that reference only', () => {
	const cookie = rememberSentTo(request('http://site'), 'PN-7K4M-2QXR', 'mona+pn@example.com');
	const [sent = ''] = cookie.split(';');
	expect(readSentTo(`other=1; ${sent}`, 'PN-7K4M-2QXR')).toBe('mona+pn@example.com');
	for (const [cookies, reference] of [
		[sent, 'PN-2222-2223'],
		['', 'PN-7K4M-2QXR'],
		['pn_sent_to=PN-7K4M-2QXR', 'PN-7K4M-2QXR'],
	] as const)
		expect(readSentTo(cookies, reference)).toBeNull();
});

test('the cookie is HttpOnly, limited to its page, and Secure on https', () => {
	expect(rememberSentTo(request('http://site'), 'PN-1', 'a@b.c')).toMatch(
		/; Max-Age=1800; Path=\/ar\/received; HttpOnly; SameSite=Strict$/,
	);
	expect(rememberSentTo(request('https://site'), 'PN-1', 'a@b.c')).toContain('; Secure');
});
