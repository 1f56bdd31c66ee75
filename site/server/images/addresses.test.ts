import { expect, test } from 'vitest';
import { parseAddress } from './addresses.ts';

const ID = '12345678-90ab-4cde-8f01-234567890abc';
const allowed = new Set(['cdn.example.com', 'cdn.example.com:8443']);
const parse = (address: string) => parseAddress(`http://site${address}`, allowed);
const remote = (src: string) => parse(`/_images/640/remote.webp?src=${encodeURIComponent(src)}`);

test.each([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072, 4096])('width %d is accepted', (width) => {
	expect(parse(`/_images/${width}/${ID}-0a1b2c3d.webp`)).toEqual({ width, source: { kind: 'file', id: ID, version: '0a1b2c3d' } });
});

test.each([
	`/_images/641/${ID}-0a1b2c3d.webp`,
	`/_images/0640/${ID}-0a1b2c3d.webp`,
	`/_images/6400/${ID}-0a1b2c3d.webp`,
	`/_images/640/${ID}.webp`,
	`/_images/640/${ID}-0a1b2c3.webp`,
	`/_images/640/${ID}-0a1b2c3g.webp`,
	`/_images/640/${ID.toUpperCase()}-0a1b2c3d.webp`,
	`/_images/640/${ID.slice(1)}-0a1b2c3d.webp`,
	`/_images/640/${ID}-0a1b2c3d.png`,
	`/_images/640/${ID}-0a1b2c3d.webp/`,
	`/_images/640/${ID}-0a1b2c3d.webp?x=1`,
	`/_images/640/../${ID}-0a1b2c3d.webp`,
	`/_images/640/..%2f..%2fetc%2fpasswd`,
	`/_images/640/%2e%2e/${ID}-0a1b2c3d.webp`,
	`/_images/640/${ID}-0a1b2c3d.webp%00`,
	'/_images/640/remote.webp',
	'/_images/640/remote.webp?src=',
])('%s is rejected', (address) => {
	expect(parse(address)).toBeNull();
});

test.each(['https://cdn.example.com/a.jpg', 'http://CDN.example.com/a.jpg?w=1', 'https://cdn.example.com:8443/a b'.replace(' ', '%20')])(
	'accepts a source on an allowed host: %s',
	(src) => {
		expect(remote(src)?.source).toMatchObject({ kind: 'remote', address: new URL(src) });
	},
);

test.each([
	'https://evil.example/a.jpg',
	'https://cdn.example.com.evil.example/a.jpg',
	'https://evilcdn.example.com/a.jpg',
	'https://cdn.example.com./a.jpg',
	'https://cdn.example.com:9000/a.jpg',
	'http://cdn.example.com:443/a.jpg',
	'https://user@cdn.example.com/a.jpg',
	'https://user:word@cdn.example.com/a.jpg',
	'https://@cdn.example.com/a.jpg',
	'https://cdn.example.com@evil.example/a.jpg',
	'https://evil.example#@cdn.example.com/a.jpg',
	'https://evil.example\\@cdn.example.com/a.jpg',
	'https:\\\\cdn.example.com\\a.jpg',
	'//cdn.example.com/a.jpg',
	'https:cdn.example.com/a.jpg',
	'https:///cdn.example.com/a.jpg',
	'cdn.example.com/a.jpg',
	'/etc/passwd',
	'file:///etc/passwd',
	'file://cdn.example.com/etc/passwd',
	'ftp://cdn.example.com/a.jpg',
	'data:image/png;base64,AAAA',
	'http://[::1]/a.jpg',
	'http://[::ffff:127.0.0.1]/a.jpg',
	'http://127.0.0.1/a.jpg',
	'http://2130706433/a.jpg',
	'http://0x7f.1/a.jpg',
	'http://localhost/a.jpg',
	'https%3A%2F%2Fcdn.example.com/a.jpg',
	'https://cdn.example.com%2f@evil.example/a.jpg',
	'https://cdn.example%E3%80%82com.evil.example/a.jpg',
	' https://cdn.example.com/a.jpg',
	'https://cdn.exa\tmple.com/a.jpg',
	'https://cdn.example.com/a.jpg\n',
	`https://cdn.example.com/${'a'.repeat(2100)}`,
])('rejects a source: %j', (src) => {
	expect(remote(src)).toBeNull();
});

test('rejects additional parameters', () => {
	const src = encodeURIComponent('https://cdn.example.com/a.jpg');
	expect(parse(`/_images/640/remote.webp?src=${src}`)).not.toBeNull();
	expect(parse(`/_images/640/remote.webp?src=${src}&src=https://evil.example`)).toBeNull();
	expect(parse(`/_images/640/remote.webp?src=${src}&v=1`)).toBeNull();
});
