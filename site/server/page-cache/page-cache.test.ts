import { expect, test, vi } from 'vitest';
import { parseLocale } from '#app/i18n/locale-paths.ts';
import { textKey, trackQuestion, trackRead, trackValidUntil } from '#content/reads.ts';
import type { ChangeListener } from '#content/replica/replica.ts';
import type { Locale } from '#domain/locales.ts';
import { createPageCache, type Rendered } from './page-cache.ts';

function open(maxBytes?: number, isBusy = () => false) {
	let tell: ChangeListener = () => {};
	let time = Date.parse('2026-11-17T10:00:00Z');
	let version = 0;
	const answers = new Map<string, number>();
	const find = (question: string) => {
		const answer = answers.get(question);
		if (answer === 0) throw new Error('not now');
		return answer;
	};
	const drawn: string[] = [];
	const logger = { warn: vi.fn() };
	const cache = createPageCache({
		logger,
		now: () => time,
		version: () => version,
		isBusy,
		...(maxBytes && { maxBytes }),
		onChange: (listener) => {
			tell = listener;
		},
	});
	let number = 0;
	const render =
		(text: string, { reads = [], asks, until, wait }: Drawn = {}) =>
		async (): Promise<Rendered> => {
			drawn.push(text);
			for (const read of reads) trackRead(read);
			if (asks) trackQuestion(() => find(asks));
			if (until !== undefined) trackValidUntil(until);
			await wait;
			return { headers: [['content-type', 'text/html']], body: Buffer.from(`${text} ${number++}`) };
		};
	const get = async (key: string, what?: Drawn) => (await cache.get(named(key), render(key, what)))?.encoded.identity.bytes.toString();
	return {
		...{ cache, drawn, get, logger },
		change: (...keys: string[]) => tell(new Set(keys), new Map()),
		changeText: (key: string, locale: Locale) => tell(new Set([key]), new Map([[key, locale]])),
		answer(question: string, answer: number) {
			version++;
			answers.set(question, answer);
		},
		now: () => time,
		later: (ms: number) => (time += ms),
	};
}

const named = (key: string) => ({ key, locale: parseLocale(key) });

type Drawn = { reads?: string[]; asks?: string; until?: number; wait?: Promise<unknown> };

test('renders once for concurrent requests', async () => {
	const { get, drawn, cache } = open();
	expect(await Promise.all([get('/'), get('/'), get('/')])).toEqual(['/ 0', '/ 0', '/ 0']);
	expect(await get('/')).toBe('/ 0');
	expect(drawn).toEqual(['/']);
	expect(cache.stats()).toMatchObject({ pages: 1, hits: 1, misses: 3 });
});

test('a change drops only the pages that read it', async () => {
	const { get, drawn, change, cache } = open();
	await get('/a', { reads: ['property:1', 'setting?=0'] });
	await get('/b', { reads: ['property:2', 'setting?=0'] });
	change('property:1', 'property:99');
	expect(await get('/a')).toBe('/a 2');
	expect(await get('/b')).toBe('/b 1');
	expect(drawn).toEqual(['/a', '/b', '/a']);
	expect(cache.stats().dropped).toBe(1);
});

test('a text of one language drops the pages in that language, and those that match by it', async () => {
	const { get, drawn, changeText, change } = open();
	const read = async () => {
		await get('/', { reads: ['area:1'] });
		await get('/ar', { reads: ['area:1'] });
		await get('/ar/search', { reads: ['area:1', textKey('area:1', 'en')] });
		return drawn.splice(0);
	};
	expect(await read()).toEqual(['/', '/ar', '/ar/search']);
	changeText('area:1', 'ar');
	expect(await read()).toEqual(['/ar', '/ar/search']);
	changeText('area:1', 'en');
	expect(await read()).toEqual(['/', '/ar/search']);
	change('area:1');
	expect(await read()).toEqual(['/', '/ar', '/ar/search']);
});

test.each([
	['en', []],
	['ar', ['/a']],
] as const)('an English page that was begun before a text in %s changed', async (language, kept) => {
	const { get, changeText, cache } = open();
	const slow = Promise.withResolvers<void>();
	const first = get('/a', { reads: ['area:1'], wait: slow.promise });
	await Promise.resolve();
	changeText('area:1', language);
	slow.resolve();
	await first;
	expect(cache.list()).toEqual(kept);
});

test('a request after a change does not get a page that began before it', async () => {
	const { get, change } = open();
	const slow = Promise.withResolvers<void>();
	const first = get('/a', { reads: ['property:1'], wait: slow.promise });
	await Promise.resolve();
	change('property:1');
	const second = get('/a', { reads: ['property:1'] });
	slow.resolve();
	expect(await first).not.toBe(await second);
	expect(await get('/a')).toBe(await second);
});

test('asks recorded questions again after a change, and drops a page whose answer differs', async () => {
	const { get, answer, cache } = open();
	answer('villas', 3);
	expect(await get('/', { asks: 'villas' })).toBe('/ 0');
	answer('flats', 5);
	expect(await get('/')).toBe('/ 0');
	answer('villas', 4);
	expect(await get('/')).toBe('/ 1');
	expect(cache.stats()).toMatchObject({ hits: 1, dropped: 1 });
});

test('renders again what cannot be asked again', async () => {
	const { get, answer } = open();
	answer('villas', 3);
	expect(await get('/', { asks: 'villas' })).toBe('/ 0');
	answer('villas', 0);
	expect(await get('/')).toBe('/ 1');
});

test('drops a page at its noted time and at the end of Cairo’s day', async () => {
	const { get, later, now, cache } = open();
	expect(await get('/', { until: now() + 5000 })).toBe('/ 0');
	later(4999);
	expect(await get('/')).toBe('/ 0');
	later(1);
	expect(await get('/')).toBe('/ 1');
	later(Date.parse('2026-11-17T21:59:59Z') - now());
	expect(await get('/')).toBe('/ 2');
	later(500);
	expect(await get('/')).toBe('/ 2');
	later(500);
	expect(await get('/')).toBe('/ 3');
	expect(cache.stats().expired).toBe(3);
});

test('does not cache a page that is no longer valid', async () => {
	const { get, cache } = open();
	await get('/', { until: 0 });
	expect(cache.stats().pages).toBe(0);
});

test('serves a stale page while refreshing it, and renders a very old one first', async () => {
	const { get, later, cache } = open();
	expect(await get('/')).toBe('/ 0');
	later(601_000);
	expect(await get('/')).toBe('/ 0');
	await expect.poll(() => get('/')).toBe('/ 1');
	expect(cache.stats().refreshed).toBe(1);
	later(3_601_000);
	expect(await get('/')).toBe('/ 2');
});

test('serves cached pages without a turn, and does not refresh while others wait', async () => {
	let isBusy = false;
	const { get, later, cache } = open(undefined, () => isBusy);
	const refuse = () => Promise.reject(new Error('no turn'));
	const draw = async () => null;
	await expect(cache.get(named('/'), draw, refuse)).rejects.toThrow('no turn');
	expect(await get('/')).toBe('/ 0');
	expect((await cache.get(named('/'), draw, refuse))?.encoded.identity.bytes.toString()).toBe('/ 0');
	isBusy = true;
	later(601_000);
	expect([await get('/'), cache.stats().refreshed]).toEqual(['/ 0', 0]);
	isBusy = false;
	expect([await get('/'), cache.stats().refreshed]).toEqual(['/ 0', 1]);
});

test('a waiting request gets what was rendered meanwhile', async () => {
	const { get, drawn, cache } = open();
	const turn = Promise.withResolvers<void>();
	const waiting = cache.get(
		named('/'),
		() => Promise.reject(new Error('drawn twice')),
		async (draw) => turn.promise.then(draw),
	);
	expect(await get('/')).toBe('/ 0');
	turn.resolve();
	expect((await waiting)?.encoded.identity.bytes.toString()).toBe('/ 0');
	expect(drawn).toEqual(['/']);
});

test('evicts the page not used for longest', async () => {
	const { get, cache } = open(6000);
	const names = ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8'];
	for (const name of names) {
		await get(name);
		await get('/1');
	}
	expect(cache.list().slice(0, 2)).toEqual(['/1', '/8']);
	expect(cache.list()).not.toContain('/2');
	expect(cache.stats().bytes).toBeLessThanOrEqual(6000);
	expect(cache.stats().evicted).toBeGreaterThan(0);
});

test('keeps a page that fails to refresh, and logs it', async () => {
	const { get, later, cache, logger } = open();
	await get('/');
	later(601_000);
	const page = await cache.get(named('/'), async () => {
		throw new Error('no');
	});
	expect(page).not.toBeNull();
	await expect.poll(() => logger.warn).toHaveBeenCalled();
});
