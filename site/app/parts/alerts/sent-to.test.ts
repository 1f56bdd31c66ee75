import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { readSentTo, rememberSentTo } from './sent-to.ts';

const request = (origin: string) => ({ locale: 'ar', site: { origin } }) as PageRequest;

test('the address is shown to the browser that sent it, for that reference alone', () => {
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

test('it goes to no script and to no other page, and over https alone where the site is there', () => {
	expect(rememberSentTo(request('http://site'), 'PN-1', 'a@b.c')).toMatch(
		/; Max-Age=1800; Path=\/ar\/received; HttpOnly; SameSite=Strict$/,
	);
	expect(rememberSentTo(request('https://site'), 'PN-1', 'a@b.c')).toContain('; Secure');
});
