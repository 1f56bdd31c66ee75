import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createOriginReader } from './own-origin.ts';

const listening = { publicUrl: undefined, host: '127.0.0.1', port: 3000 };

async function originAt(url: string, config: Partial<Parameters<typeof createOriginReader>[0]> = {}, localAddress = '127.0.0.1') {
	const readOrigin = createOriginReader({ ...listening, ...config });
	const app = new Hono().get('/*', (context) => context.text(readOrigin(context)));
	return (await app.request(url, {}, { incoming: { socket: { localAddress } } })).text();
}

test('uses PUBLIC_URL whatever the Host header', async () => {
	for (const url of ['http://evil.example/', 'http://localhost:3000/', 'http://pn.example/'])
		expect(await originAt(url, { publicUrl: 'https://pn.example' })).toBe('https://pn.example');
});

test('without it accepts hosts that must be this process', async () => {
	for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
		expect(await originAt(`${origin}/search?q=x`)).toBe(origin);
	expect(await originAt('http://intern.example:3000/', { host: 'intern.example' })).toBe('http://intern.example:3000');
	expect(await originAt('http://192.168.1.5:3000/', { host: '0.0.0.0' }, '192.168.1.5')).toBe('http://192.168.1.5:3000');
	expect(await originAt('http://192.168.1.5:3000/', { host: '::' }, '::ffff:192.168.1.5')).toBe('http://192.168.1.5:3000');
	expect(await originAt('http://localhost/', { port: 80 })).toBe('http://localhost');
});

test('rejects other hosts', async () => {
	for (const url of [
		'http://evil.example/',
		'http://evil.example:3000/',
		'http://localhost:3001/',
		'http://localhost/',
		'http://localhost.evil.example:3000/',
		'http://192.168.1.6:3000/',
	])
		expect(await originAt(url, { host: '0.0.0.0' }, '192.168.1.5'), url).toBe('http://localhost:3000');
});
