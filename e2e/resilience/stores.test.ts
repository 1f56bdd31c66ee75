import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { damages } from '#content/test-damage.ts';
import { eventually } from '../eventually.ts';
import { installation, removeScratch, type System, signInAsEditor, startSystem } from './installation.ts';
import { report, seconds } from './report.ts';
import { ALL_PAGES, pagesThatAnswer, sendForm, startVisiting } from './visitor.ts';

const ways = ['cut in half', 'without its header', 'with random bytes in the middle', 'replaced by a folder'] as const;
/** Stores that the site repairs by itself. */
const ownStores = { replica: 'replica.db', outbox: 'outbox/outbox.db', 'staff sessions': 'staff/sessions.db' };

afterAll(removeScratch);

const all = async (system: System) => (await pagesThatAnswer(system.url)) === ALL_PAGES;
const isThere = (system: System) => eventually(() => all(system), 'all pages');
const complete = async (system: System) => (await (await fetch(`${system.url}/readyz`)).json()).complete;

function checkpoint(file: string): void {
	// Directus may be writing.
	const database = new DatabaseSync(file, { timeout: 10_000 });
	database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	database.close();
}

describe.each(Object.entries(ownStores))('the %s', (store, path) => {
	test.each(ways)('%s: at start and while serving', async (way) => {
		const dataDir = await installation(`${store}-${way}`);
		const file = join(dataDir, path);
		const what = `${store}, ${way}`;
		damages[way](file);
		let since = Date.now();
		const system = await startSystem(dataDir);
		let visitor = startVisiting(system.url);
		await isThere(system);
		const healedAt = Date.now();
		let form = await sendForm(system.url);
		await system.ready();
		let seen = await visitor.stop();
		report({ what, when: 'at start', pages: await pagesThatAnswer(system.url), form, seen, healed: seconds(healedAt - since) });
		expect({ form, failed: seen.failed, reset: seen.reset, stacks: seen.stacks }).toEqual({
			form: 'taken',
			failed: 0,
			reset: 0,
			stacks: 0,
		});
		expect(await signInAsEditor(system)).toBe(true);

		checkpoint(file);
		visitor = startVisiting(system.url);
		since = Date.now();
		damages[way](file);
		const pages = await pagesThatAnswer(system.url);
		form = await sendForm(system.url);
		await isThere(system);
		await eventually(() => complete(system), 'all content');
		seen = await visitor.stop();
		report({ what, when: 'while serving', pages, form, seen, healed: seconds((seen.lastFailureAt || since) - since) });
		expect({ form, reset: seen.reset, stacks: seen.stacks }).toEqual({ form: 'taken', reset: 0, stacks: 0 });
		expect(await signInAsEditor(system)).toBe(true);
		expect(await system.stop()).toBe(0);
		expect(system.running.output()).not.toMatch(/^ {4}at /m);
		rmSync(dataDir, { recursive: true });
	});
});

test.each(ways)('Directus’s database %s: the site works, at start and while serving', async (way) => {
	const dataDir = await installation(`directus-${way}`);
	const file = join(dataDir, 'directus', 'directus.db');
	const what = `Directus’s database, ${way}`;
	cpSync(file, `${file}.kept`);
	damages[way](file);
	const system = await startSystem(dataDir);
	let visitor = startVisiting(system.url);
	await system.running.said('It is tried again in');
	await isThere(system);
	let form = await sendForm(system.url);
	const pages = await pagesThatAnswer(system.url);
	rmSync(file, { recursive: true });
	cpSync(`${file}.kept`, file);
	const since = Date.now();
	await system.ready();
	let seen = await visitor.stop();
	report({ what, when: 'at start', pages, form, seen, healed: `${seconds(Date.now() - since)} after the copy was put back` });
	expect({ form, pages, failed: seen.failed, reset: seen.reset }).toEqual({ form: 'taken', pages: ALL_PAGES, failed: 0, reset: 0 });

	checkpoint(file);
	visitor = startVisiting(system.url);
	damages[way](file);
	form = await sendForm(system.url);
	const meanwhile = await pagesThatAnswer(system.url);
	seen = await visitor.stop();
	report({ what, when: 'while serving', pages: meanwhile, form, seen, healed: 'by restoring a backup' });
	expect({ form, failed: seen.failed, reset: seen.reset, stacks: seen.stacks }).toEqual({ form: 'taken', failed: 0, reset: 0, stacks: 0 });
	expect(await system.stop()).toBe(0);
	expect(system.running.output()).not.toMatch(/^ {4}at /m);
	rmSync(dataDir, { recursive: true });
});
