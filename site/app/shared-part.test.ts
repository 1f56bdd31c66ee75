import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSearch } from '#catalogue/open-search.ts';
import { recordReads, trackValidUntil } from '#content/reads.ts';
import type { Locale } from '#domain/locales.ts';
import { testContent } from '#site/server/test-content.ts';
import type { PageRequest } from './page-loader.ts';
import { sharedPart } from './shared-part.ts';

beforeEach(() => void vi.stubEnv('DEV', false));
afterEach(() => void vi.unstubAllEnvs());

function openSite() {
	const { content, put, read } = testContent();
	const name = (text: string) => put('tag', { id: 1, key: 'tag', translations: { en_US: { name: text } } });
	name('First');
	const site = { ready: () => true, search: openSearch(content.replica) };
	const request = (locale: Locale = 'en', more: object = {}) => ({ read, site, locale, rate: null, preview: null, ...more }) as PageRequest;
	const build = vi.fn(() => ({ name: read.get('tag', 1)?.translations.en.name, homes: site.search.catalogue.count({}) }));
	return { name, request, build };
}

test('is built once, and noted in what every page has read', async () => {
	const { request, build } = openSite();
	const draw = () => recordReads(async () => sharedPart(request(), 'part', build));
	const [first, second] = [await draw(), await draw()];
	expect(build).toHaveBeenCalledTimes(1);
	expect(second).toEqual(first);
	expect([...second.reads]).toEqual(['tag:1']);
	expect(second.questions).toHaveLength(1);
});

test('is built again after a change of content', () => {
	const { request, build, name } = openSite();
	expect(sharedPart(request(), 'part', build).name).toBe('First');
	name('Second');
	expect(sharedPart(request(), 'part', build).name).toBe('Second');
});

test('is built again on another day', () => {
	const { request, build } = openSite();
	vi.useFakeTimers({ now: new Date('2026-11-15T20:00:00Z') });
	sharedPart(request(), 'part', build);
	vi.setSystemTime(new Date('2026-11-15T23:00:00Z'));
	sharedPart(request(), 'part', build);
	vi.useRealTimers();
	expect(build).toHaveBeenCalledTimes(2);
});

test('is built again once what it read is over', () => {
	const { request, build } = openSite();
	vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') });
	const untilOne = () => {
		trackValidUntil(Date.parse('2026-11-15T13:00:00Z'));
		return build();
	};
	for (let page = 0; page < 2; page++) sharedPart(request(), 'part', untilOne);
	expect(build).toHaveBeenCalledTimes(1);
	vi.setSystemTime(new Date('2026-11-15T13:00:01Z'));
	sharedPart(request(), 'part', untilOne);
	vi.useRealTimers();
	expect(build).toHaveBeenCalledTimes(2);
});

test('is another one in each language and currency', () => {
	const { request, build } = openSite();
	for (const one of [request(), request('ar'), request('en', { rate: { currency: 'USD' } })]) sharedPart(one, 'part', build);
	expect(build).toHaveBeenCalledTimes(3);
});

test('is not kept of a preview', () => {
	const { request, build } = openSite();
	for (let page = 0; page < 2; page++) sharedPart(request('en', { preview: {} }), 'part', build);
	sharedPart(request(), 'part', build);
	expect(build).toHaveBeenCalledTimes(3);
});

test('is not kept where a section of it failed', () => {
	const { request, build } = openSite();
	const failing = () => {
		trackValidUntil(0);
		return build();
	};
	for (let page = 0; page < 2; page++) sharedPart(request(), 'part', failing);
	expect(build).toHaveBeenCalledTimes(2);
});
