import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '#directus/api.ts';
import { eventually } from '../eventually.ts';
import { installation, removeScratch, type System, scratch, startSystem } from './installation.ts';
import { report, seconds } from './report.ts';
import { ALL_PAGES, pagesThatAnswer, readPage, sendForm, startVisiting } from './visitor.ts';
import { type Directus, SLOW, startDirectusProxy, wrongAnswers } from './wrong-answers.ts';

let cms: System;
let directus: Directus;
let tokens: { adminToken: string; siteToken: string };

beforeAll(async () => {
	const dataDir = await installation('cms');
	cms = await startSystem(dataDir);
	await cms.ready();
	tokens = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
	directus = await startDirectusProxy(cms.cmsUrl);
});
afterAll(async () => {
	directus.close();
	await cms.stop();
	removeScratch();
});

const start = (dataDir: string) => startSystem(dataDir, { DIRECTUS_URL: directus.url, DIRECTUS_TOKEN: tokens.siteToken });
const readyz = async (system: System) => (await fetch(`${system.url}/readyz`)).json();

/** Edits a record and returns the time until visitors see it. */
async function untilSeen(system: System): Promise<number> {
	const name = `Renamed ${Date.now().toString(36)}`;
	const api = createApi(cms.cmsUrl, tokens.adminToken);
	const [text] = await api.get<{ id: number }[]>(
		'/items/property_translations?filter[property_id][_eq]=1011&filter[languages_code][_eq]=en_US&fields=id',
	);
	const since = Date.now();
	await api.patch(`/items/property_translations/${text?.id}`, { name });
	const isSeen = async () => (await (await fetch(`${system.url}/properties/1011`)).text()).includes(name);
	await eventually(isSeen, 'the change');
	return Date.now() - since;
}

describe.each([...Object.keys(wrongAnswers), SLOW])('Directus: %s', (way) => {
	test('a system with content, at start and while serving', async () => {
		directus.answers = way;
		const system = await start(await installation(`warm-${way}`));
		let visitor = startVisiting(system.url);
		await eventually(async () => (await pagesThatAnswer(system.url)) === ALL_PAGES, 'all pages');
		let form = await sendForm(system.url);
		const pages = await pagesThatAnswer(system.url);
		directus.answers = null;
		const healed = await untilSeen(system);
		let seen = await visitor.stop();
		report({ what: `Directus: ${way}`, when: 'at start, warm', pages, form, seen, healed: seconds(healed) });
		const fine = { form: 'taken', pages: ALL_PAGES, failed: 0, reset: 0, stacks: 0 };
		expect({ form, pages, failed: seen.failed, reset: seen.reset, stacks: seen.stacks }).toEqual(fine);

		directus.answers = way;
		visitor = startVisiting(system.url);
		form = await sendForm(system.url);
		const meanwhile = await pagesThatAnswer(system.url);
		directus.answers = null;
		const again = await untilSeen(system);
		seen = await visitor.stop();
		report({ what: `Directus: ${way}`, when: 'while serving', pages: meanwhile, form, seen, healed: seconds(again) });
		expect({ form, pages: meanwhile, failed: seen.failed, reset: seen.reset, stacks: seen.stacks }).toEqual(fine);
		await eventually(async () => (await readyz(system)).reachable, 'Directus to be reached');
		expect(await system.stop()).toBe(0);
		expect(system.running.output()).not.toMatch(/^ {4}at /m);
		rmSync(system.dataDir, { recursive: true });
	});

	test('a system without content shows an explanation, and recovers with Directus', async () => {
		directus.answers = way;
		const dataDir = join(scratch, `cold-${way.replace(/\W+/g, '-')}`);
		mkdirSync(dataDir);
		const system = await start(dataDir);
		const visitor = startVisiting(system.url);
		await eventually(async () => visitor.seen.answers > 10, 'answers');
		const pages = await pagesThatAnswer(system.url);
		const explanation = await readPage(`${system.url}/ar`);
		directus.answers = null;
		const since = Date.now();
		await eventually(async () => (await pagesThatAnswer(system.url)) === ALL_PAGES, 'all pages');
		const healed = seconds(Date.now() - since);
		await system.ready();
		const seen = await visitor.stop();
		report({ what: `Directus: ${way}`, when: 'at start, cold', pages, form: '–', seen, healed });
		expect(explanation).toMatch(/<html lang="ar-EG" dir="rtl"[ >].*<h1/s);
		expect({ reset: seen.reset, stacks: seen.stacks }).toEqual({ reset: 0, stacks: 0 });
		expect(await system.stop()).toBe(0);
		expect(system.running.output()).not.toMatch(/^ {4}at /m);
		rmSync(dataDir, { recursive: true });
	});
});
