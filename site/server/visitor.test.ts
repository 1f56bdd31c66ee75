import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { visitorOf } from './visitor.ts';

async function visitor(remote: string, forwarded: string | null, behindProxy: boolean): Promise<string> {
	const app = new Hono().get('/', (context) => context.text(visitorOf(context, behindProxy)));
	const bindings = { incoming: { socket: { remoteAddress: remote, remotePort: 1, remoteFamily: 'IPv4' } } };
	return (await app.request('/', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }, bindings)).text();
}

test('without a proxy nobody’s word is taken', async () => {
	expect(await visitor('203.0.113.9', '1.2.3.4', false)).toBe('203.0.113.9');
});

test('behind one, it is what the proxy itself wrote: the last', async () => {
	expect(await visitor('127.0.0.1', '6.6.6.6, 198.51.100.7', true)).toBe('198.51.100.7');
	expect(await visitor('127.0.0.1', 'rubbish', true)).toBe('127.0.0.1');
});

test('one customer’s network counts as one', async () => {
	expect(await visitor('2001:db8:1:2:3:4:5:6', null, false)).toBe('2001:db8:1:2::');
	expect(await visitor('2001:db8:1:2::9', null, false)).toBe('2001:db8:1:2::');
	expect(await visitor('::1', null, false)).toBe('0:0:0:0::');
	expect(await visitor('::ffff:203.0.113.9', null, false)).toBe('203.0.113.9');
});
