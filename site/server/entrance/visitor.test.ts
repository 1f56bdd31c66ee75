import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createVisitors } from './visitor.ts';

type Asked = { from: string; header?: Record<string, string>; trusted?: number | string[] };

async function ask({ from, header = {}, trusted = 0 }: Asked): Promise<{ visitor: string; byOther: boolean }> {
	const visitors = createVisitors(trusted);
	const app = new Hono().get('/', (context) =>
		context.json({ visitor: visitors.readAddress(context), byOther: visitors.isForwardedByOther(context) }),
	);
	const bindings = { incoming: { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } } };
	return (await app.request('/', { headers: header }, bindings)).json();
}
const visitor = async (from: string, forwarded: string | null, trusted: number | string[]) =>
	(await ask({ from, header: forwarded === null ? {} : { 'x-forwarded-for': forwarded }, trusted })).visitor;

test('without a proxy ignores address headers', async () => {
	expect(await visitor('203.0.113.9', '1.2.3.4', 0)).toBe('203.0.113.9');
});

test('with a number of proxies uses the entry of the outermost', async () => {
	expect(await visitor('127.0.0.1', '6.6.6.6, 198.51.100.7', 1)).toBe('198.51.100.7');
	expect(await visitor('127.0.0.1', '6.6.6.6, 198.51.100.7, 10.0.0.1', 2)).toBe('198.51.100.7');
	expect(await visitor('127.0.0.1', 'rubbish', 1)).toBe('127.0.0.1');
	expect(await visitor('127.0.0.1', 'rubbish, 10.0.0.1', 2)).toBe('10.0.0.1');
	expect(await visitor('127.0.0.1', null, 2)).toBe('127.0.0.1');
});

test('with known networks uses the last entry outside them', async () => {
	const networks = ['127.0.0.1', '10.0.0.0/8', '2001:db8:ff::/48'];
	expect(await visitor('127.0.0.1', '6.6.6.6, 198.51.100.7, 10.9.9.9', networks)).toBe('198.51.100.7');
	expect(await visitor('::ffff:127.0.0.1', '6.6.6.6, 198.51.100.7', networks)).toBe('198.51.100.7');
	expect(await visitor('2001:db8:ff::1', '198.51.100.7', networks)).toBe('198.51.100.7');
	expect(await visitor('203.0.113.9', '198.51.100.7', networks)).toBe('203.0.113.9');
	expect(await visitor('127.0.0.1', '198.51.100.7, unknown', networks)).toBe('127.0.0.1');
	expect(await visitor('127.0.0.1', '10.0.0.7, 10.0.0.8', networks)).toBe('10.0.0.7');
});

test('drops the port of an address', async () => {
	expect(await visitor('127.0.0.1', '198.51.100.7:4711', 1)).toBe('198.51.100.7');
	expect(await visitor('127.0.0.1', '[2001:db8:1:2::9]:4711', 1)).toBe('2001:db8:1:2::');
});

test('groups an IPv6 network into one visitor', async () => {
	expect(await visitor('2001:db8:1:2:3:4:5:6', null, 0)).toBe('2001:db8:1:2::');
	expect(await visitor('2001:db8:1:2::9', null, 0)).toBe('2001:db8:1:2::');
	expect(await visitor('::1', null, 0)).toBe('0:0:0:0::');
	expect(await visitor('::ffff:203.0.113.9', null, 0)).toBe('203.0.113.9');
});

test('notices an undeclared proxy', async () => {
	const from = '203.0.113.9';
	expect(await ask({ from })).toMatchObject({ byOther: false });
	expect(await ask({ from, header: { 'x-forwarded-for': '1.2.3.4' } })).toMatchObject({ byOther: true });
	expect(await ask({ from, header: { forwarded: 'for=1.2.3.4' } })).toMatchObject({ byOther: true });
	expect(await ask({ from, header: { 'x-forwarded-for': '1.2.3.4' }, trusted: ['10.0.0.0/8'] })).toMatchObject({ byOther: true });
	expect(await ask({ from, header: { 'x-forwarded-for': '1.2.3.4' }, trusted: 1 })).toMatchObject({ byOther: false });
});
