import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#directus/api.ts';
import { eventually } from '../eventually.ts';
import { installation, removeScratch, type System, startSystem } from './installation.ts';
import type { Line } from './odd-line.ts';
import { note, seconds } from './report.ts';
import { ALL_PAGES, pagesThatAnswer } from './visitor.ts';
import { type Directus, startDirectusProxy } from './wrong-answers.ts';

const EDITS = 12;
const PROPERTIES = [1011, 1012, 1013];

let cms: System;
let site: System;
let directus: Directus;
let api: ReturnType<typeof createApi>;

beforeAll(async () => {
	const dataDir = await installation('realtime-cms');
	cms = await startSystem(dataDir);
	await cms.ready();
	const { adminToken, siteToken } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
	api = createApi(cms.cmsUrl, adminToken);
	directus = await startDirectusProxy(cms.cmsUrl);
	site = await startSystem(await installation('realtime'), { DIRECTUS_URL: directus.url, DIRECTUS_TOKEN: siteToken });
	await site.ready();
});
afterAll(async () => {
	directus.close();
	await site.stop();
	await cms.stop();
	removeScratch();
});

const page = async (id: number) => (await fetch(`${site.url}/properties/${id}`)).text();
const status = async () => (await fetch(`${site.url}/readyz`)).json();

test.each<[Line, string]>([
	['as it is', 'every change is told'],
	['doubled and reordered', 'every message comes five times, the last first, and old ones again'],
	['none', 'the line is up and tells nothing'],
])('the line %s: the last edit of each home is what visitors see', async (line, what) => {
	await eventually(async () => (await status()).realtime, 'the line to be up');
	directus.line = line;
	const rows = await api.get<{ id: number; property_id: number }[]>(
		`/items/property_translations?filter[property_id][_in]=${PROPERTIES}&filter[languages_code][_eq]=en_US&fields=id,property_id`,
	);
	const names = new Map<number, string>();
	for (let edit = 0; edit < EDITS; edit++)
		for (const { id, property_id } of rows) {
			names.set(property_id, `Home ${property_id} ${line} ${edit}`);
			await api.patch(`/items/property_translations/${id}`, { name: names.get(property_id) });
		}
	const since = Date.now();
	const isShown = async () => (await Promise.all([...names].map(async ([id, name]) => (await page(id)).includes(name)))).every(Boolean);
	await eventually(isShown, 'the last edits');
	const healed = seconds(Date.now() - since);
	const [log] = await api.get<{ number: number }[]>('/items/content_change?sort=-number&limit=1&fields=number');
	await eventually(async () => (await status()).change >= Number(log?.number), 'the log to be followed to its end');
	expect(await isShown()).toBe(true);
	const pages = await pagesThatAnswer(site.url);
	note({
		what: `the web socket of Directus: ${what}`,
		when: `${EDITS * rows.length} edits in a row`,
		sees: `${pages} pages; the last edit of each home`,
		figures: `all seen ${healed} after the last`,
		healed: 'nothing to heal: messages only say that there is something to read',
	});
	expect(pages).toBe(ALL_PAGES);
	directus.line = 'as it is';
});
