import { describe, expect, test } from 'vitest';
import { detectTouch, readTouch, writeTouch } from './touch.ts';

const now = new Date('2026-11-15T10:00:00Z');
const at = (address: string, referrer?: string) => detectTouch(new URL(address, 'https://pn.example'), referrer, now);

describe('origin of a visit', () => {
	test('search engine: the host, not the query', () => {
		expect(at('/properties/1', 'https://www.google.com/search?q=my+secret')).toEqual({
			at: now.toISOString(),
			landing: '/properties/1',
			referrer: 'https://www.google.com/search',
			tags: {},
		});
	});

	test('paid link: its tags and nothing else', () => {
		expect(at('/?utm_source=ads&utm_campaign=%D8%B9%D8%B1%D8%B6&fbclid=x&price=1-2&email=a@b.c')?.tags).toEqual({
			utm_source: 'ads',
			utm_campaign: 'عرض',
			fbclid: 'x',
		});
	});

	test('internal or direct: nothing', () => {
		expect(at('/search', 'https://pn.example/')).toBeNull();
		expect(at('/search')).toBeNull();
		expect(at('/search', 'android-app://com.example')).toBeNull();
	});

	test('cuts long tags and addresses', () => {
		const touch = at(
			`/${'a'.repeat(5000)}?${Array.from({ length: 50 }, (_, index) => `utm_${'abcdefghijklmnopqrst'.slice(0, 2 + (index % 18))}=${'v'.repeat(500)}`).join('&')}`,
		);
		expect(writeTouch(touch as NonNullable<typeof touch>).length).toBeLessThan(4000);
	});
});

describe('touch cookie', () => {
	test('is read as written', () => {
		const touch = at('/?utm_source=إعلان', 'https://example.org/a');
		expect(touch && readTouch(writeTouch(touch))).toEqual(touch);
	});

	test.each([
		'',
		'rubbish',
		btoa('{}'),
		btoa('{"at":"x","landing":"/","referrer":null,"tags":{}}'),
		btoa('[]'),
		btoa('null'),
		'a'.repeat(5000),
	])('%.20s is ignored', (cookie) => {
		expect(readTouch(cookie)).toBeNull();
	});

	test.each(['javascript:alert(1)', 'data:text/html,x', '=HYPERLINK("x")', 'file:///etc/passwd', '//x.example', ''])(
		'drops an origin that is no web address: %s',
		(referrer) => {
			const forged = btoa(JSON.stringify({ at: now.toISOString(), landing: '/', referrer, tags: {} }));
			expect(readTouch(forged)).toEqual({ at: now.toISOString(), landing: '/', referrer: null, tags: {} });
		},
	);

	test('drops a landing page that is no path of ours; normalises the time', () => {
		const forged = (fields: object) => btoa(JSON.stringify({ at: now.toISOString(), landing: '/', referrer: null, tags: {}, ...fields }));
		expect(readTouch(forged({ landing: '=cmd' }))).toBeNull();
		expect(readTouch(forged({ landing: 'javascript:alert(1)' }))).toBeNull();
		expect(readTouch(forged({ at: 'November 15, 2026 (=1+1) 10:00 UTC' }))?.at).toBe('2026-11-15T10:00:00.000Z');
	});

	test('drops unknown names', () => {
		const forged = btoa(JSON.stringify({ at: now.toISOString(), landing: '/', referrer: null, tags: { utm_source: 'a', email: 'b' } }));
		expect(readTouch(forged)?.tags).toEqual({ utm_source: 'a' });
	});
});
