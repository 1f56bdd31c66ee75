import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fields as searchFields } from '#app/parts/search/address.ts';
import { inParallel } from '../attack.ts';
import { browser } from '../form.ts';
import { liftLimits } from '../lift-limits.ts';
import { feed, fieldsGivenOddValues, hideRecords, inEveryText } from '../odd-values.ts';
import { pageTypes } from '../page-types.ts';
import { everyRoute } from '../routes.ts';
import { findRunnable, findRunnableInAnswer, findRunnableInFeed, MARKUP, SCRIPT_ADDRESS } from '../runnable.ts';
import { admin, eventually, siteUrl } from '../system.ts';
import { drawForRound, isThorough } from '../thorough.ts';

const headers = { 'accept-language': 'en', 'user-agent': browser };

async function look(path: string, redirect: 'follow' | 'manual' = 'follow') {
	const response = await fetch(siteUrl + path, { headers, redirect });
	const type = response.headers.get('content-type') ?? '';
	return {
		path,
		status: response.status,
		type,
		isSniffed: response.headers.get('x-content-type-options') !== 'nosniff',
		text: await response.text(),
	};
}

/** What would run in an answer, and answers whose content type browsers may override. */
const dangers = ({ path, type, text, isSniffed }: Awaited<ReturnType<typeof look>>): string[] => [
	...findRunnableInAnswer(type, text).map((found) => `${path}: ${found}`),
	...(isSniffed && text.includes('tripwire') ? [`${path}: ${type} without nosniff`] : []),
];

test.each([
	['a script', '<script>tripwire()</script>'],
	['a script that ends a string', '<script>const a = "x";tripwire();""</script>'],
	['a handler', '<img src=x onerror=alert(1)>'],
	['a script address', '<a href=" java\nscript:alert(1)">'],
	['a document in a document', '<iframe srcdoc="&lt;img src=x onerror=alert(1)&gt;">'],
])('%s is found', (_, html) => expect(findRunnable(html)).toHaveLength(1));

test('what is only text or data is not', () => {
	const quoted = JSON.stringify(MARKUP).replaceAll('<', '\\u003c');
	expect(findRunnable(`<p>&lt;script&gt;tripwire()</p><script>window.data.enqueue(${quoted})</script>`)).toEqual([]);
	expect(findRunnable(`<script type="application/ld+json">${quoted}</script>`)).toEqual([]);
	expect(findRunnableInFeed('<feed><title>&lt;img onerror=tripwire()&gt;</title></feed>')).toEqual([]);
	expect(findRunnableInFeed('<feed><content type="html">&lt;img onerror=tripwire()&gt;</content></feed>')).toHaveLength(1);
});

const written = ['/properties/1001', '/blog/1001', '/ar/compounds/1001', '/_map/en.json'];

describe.each([
	['markup', MARKUP],
	['a script address', SCRIPT_ADDRESS],
])('%s in every text of every collection', (name, value) => {
	const registration = 'registration_number';
	const undo: (() => Promise<unknown>)[] = [];
	beforeAll(async () => {
		const before = await admin.get<Record<string, unknown>>(`/items/setting?fields=${registration}`);
		undo.unshift(() => admin.patch('/items/setting', before));
		undo.unshift(await hideRecords());
		undo.unshift(await liftLimits(admin, (field) => fieldsGivenOddValues.has(field)));
		const { taken, restore } = await feed(inEveryText(value));
		undo.unshift(restore);
		expect(taken.length).toBeGreaterThan(80);
		const mark = `MARK-${name.replaceAll(' ', '-')}`;
		await admin.patch('/items/setting', { [registration]: mark });
		await eventually(async () => (await look('/offers')).text.includes(mark), 'the last change');
		// A record that others depend on may arrive after them.
		if (value === MARKUP)
			for (const path of written) await eventually(async () => (await look(path)).text.includes('tripwire'), `the text at ${path}`);
	});
	afterAll(async () => {
		for (const step of undo) await step();
	});

	test('runs nowhere on pages, in their data, feeds and maps', async () => {
		const pages = pageTypes.map(({ path }) => path).filter((path) => !path.startsWith('/for-sale') && !path.includes('للبيع'));
		const data = pages.filter((path) => !path.includes('?') && !/^\/(?:ar)?$/.test(path)).map((path) => `${path}.data`);
		const others = ['/search/feed.xml', '/blog/feed.xml', '/ar/blog/feed.xml', '/sitemap.xml', '/_map/en.json', '/site.webmanifest'];
		const fragments = ['/__nuxt_island/footer.json', '/__nuxt_island/property.json'];
		const answers = await inParallel([...pages, ...data, ...others, ...fragments], 3, (path) => look(path));
		expect(answers.flatMap(dangers)).toEqual([]);
		const shown = answers.filter(({ text }) => text.includes('tripwire')).map(({ path }) => path);
		if (value === MARKUP) expect(shown).toEqual(expect.arrayContaining(written));
	});
});

/** Every parameter that our code reads. */
const site = fileURLToPath(new URL('../../site/', import.meta.url));
const read = globSync('{app,server}/**/*.{ts,tsx}', { cwd: site }).flatMap((file) =>
	[...readFileSync(site + file, 'utf8').matchAll(/(?:[pP]arams|query)\.(?:get|getAll|has)\('([\w-]+)'\)/g)].map(([, name = '']) => name),
);
const parameters = [
	...new Set([...read, ...searchFields.map(({ name }) => name), 'q', 'sort', 'page', 'view', 'token', 'nobody-reads-this']),
];

test('what an address asks with runs nowhere, whatever the route', async () => {
	expect(parameters.length).toBeGreaterThan(50);
	const together = (value: string) => new URLSearchParams(parameters.map((name) => [name, value])).toString();
	const each = everyRoute.flatMap((path) => parameters.map((name) => `${path}?${new URLSearchParams({ [name]: MARKUP })}`));
	const addresses = [
		...everyRoute.flatMap((path) => [MARKUP, SCRIPT_ADDRESS].map((value) => `${path}?${together(value).slice(0, 7000)}`)),
		...(isThorough ? each : drawForRound(each, 200)),
		...everyRoute.filter((_, at) => at % 5 === 0).map((path) => `${path}/${encodeURIComponent(MARKUP)}`),
	];
	const answers = await inParallel(addresses, 4, (path) => look(path, 'manual'));
	expect(answers.flatMap(dangers)).toEqual([]);
	expect(answers.filter(({ status }) => status >= 500).map(({ path, status }) => `${path}: ${status}`)).toEqual([]);
	expect(answers.filter(({ text }) => text.includes('tripwire')).length).toBeGreaterThan(0);
});
