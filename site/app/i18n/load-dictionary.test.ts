import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dictionary } from '#site/server/words.ts';
import { compileAll } from './compile-messages.ts';
import { loadDictionary } from './load-dictionary.ts';
import { loadMessages } from './messages.ts';

const warned: unknown[] = [];
let answers: (Response | Error)[];

beforeEach(() => {
	warned.length = 0;
	// Only timers of this module; those of other files keep running.
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	vi.stubGlobal('location', new URL('http://site/ar/blog'));
	vi.stubGlobal('document', { querySelector: () => ({ href: 'http://site/_i18n/aaaa/ar.json' }) });
	vi.stubGlobal('fetch', async () => {
		const answer = answers.shift() ?? new Error('asked too often');
		if (answer instanceof Error) throw answer;
		return answer;
	});
	vi.spyOn(console, 'warn').mockImplementation((...words) => void warned.push(words));
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test.each([
	['an answer that is none', () => new Response('', { status: 502 })],
	['a line that breaks', () => new TypeError('fetch failed')],
	['words that are no JSON', () => new Response('<h1>')],
])('%s is a warning, and loading is retried', async (_, first) => {
	const messages = compileAll(JSON.parse(dictionary('ar')));
	answers = [first(), Response.json(messages)];
	const loaded = loadDictionary();
	await vi.advanceTimersByTimeAsync(2000);
	await loaded;
	expect(warned).toHaveLength(1);
	expect(loadMessages('ar')).toEqual(messages);
});

test('the second failure names the language', async () => {
	answers = [new Response('', { status: 404 }), new Response('', { status: 404 })];
	const loaded = expect(loadDictionary()).rejects.toThrow('Failed loading locale (ar)');
	await vi.advanceTimersByTimeAsync(2000);
	await loaded;
});
