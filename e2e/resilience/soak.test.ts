import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRunning } from '#bin/data-folder.ts';
import { createApi } from '#directus/api.ts';
import { eventually } from '../eventually.ts';
import { installation, removeScratch, type System, startSystem } from './installation.ts';
import { residentMegabytes } from './memory.ts';
import { note } from './report.ts';
import { ALL_PAGES, pagesThatAnswer, readPage, sendForm, startVisiting } from './visitor.ts';

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 30);
const VISITORS = 4;
const EDIT_MS = 2000;
const FORM_MS = 5000;
/** Time for the last forms to be delivered and the last edit to show. */
const AFTERWARDS_MS = 600_000;
/** Above the memory of a warm process. */
const MEGABYTES_MORE = 150;

let system: System;
beforeAll(async () => {
	system = await startSystem(await installation('soak'));
	await system.ready();
});
afterAll(async () => {
	await system.stop();
	removeScratch();
});

const pids = () => readRunning(system.dataDir)?.pids ?? {};
const megabytes = (name: string) => residentMegabytes(pids()[name]);

test(`${MINUTES} minutes of looking, sending and editing, with a restart in the middle of it`, {
	timeout: MINUTES * 60_000 + AFTERWARDS_MS,
}, async () => {
	const { adminToken } = JSON.parse(readFileSync(join(system.dataDir, 'secrets.json'), 'utf8'));
	const api = createApi(system.cmsUrl, adminToken);
	const countForms = async () => (await api.get<{ id: number }[]>('/items/enquiry?limit=-1&fields=id')).length;
	const before = await countForms();
	const [text] = await api.get<{ id: number }[]>(
		'/items/property_translations?filter[property_id][_eq]=1011&filter[languages_code][_eq]=en_US&fields=id',
	);
	const end = Date.now() + MINUTES * 60_000;
	const isOver = () => Date.now() > end;
	const visitors = Array.from({ length: VISITORS }, () => startVisiting(system.url));
	const sent: string[] = [];
	/** Forms may only fail while the site restarts. */
	const refused: string[] = [];
	let isSiteAway = false;
	let name = '';
	let edits = 0;
	const memory: { site: number; directus: number }[] = [];

	async function edit(): Promise<void> {
		while (!isOver()) {
			name = `Home of round ${++edits} and ${randomInt(1_000_000)}`;
			await eventually(
				async () =>
					api
						.patch(`/items/property_translations/${text?.id}`, { name })
						.then(() => true)
						.catch(() => false),
				'an edit',
			);
			await pause(EDIT_MS);
		}
	}
	async function send(): Promise<void> {
		while (!isOver()) {
			const wasAway = isSiteAway;
			const outcome = await sendForm(system.url);
			sent.push(outcome);
			if (outcome !== 'taken' && !wasAway && !isSiteAway) refused.push(outcome);
			await pause(FORM_MS);
		}
	}
	/** Halfway, kills both processes, one after the other. */
	async function restart(): Promise<void> {
		await pause((MINUTES * 60_000) / 2);
		for (const process_ of ['Directus', 'The site'] as const) {
			const pid = pids()[process_] ?? 0;
			isSiteAway = process_ === 'The site';
			process.kill(pid, 'SIGTERM');
			await eventually(async () => ![pid, undefined].includes(pids()[process_]), 'another process');
			await eventually(async () => (await pagesThatAnswer(system.url)) === ALL_PAGES, 'all pages');
			isSiteAway = false;
		}
	}
	async function weigh(): Promise<void> {
		while (!isOver()) {
			await pause((MINUTES * 60_000) / 12);
			if (pids()['The site']) memory.push({ site: megabytes('The site'), directus: megabytes('Directus') });
		}
	}
	await Promise.all([edit(), send(), restart(), weigh().catch(() => {})]);
	const seen = await Promise.all(visitors.map((visitor) => visitor.stop()));
	await eventually(async () => (await (await fetch(`${system.url}/healthz`)).json()).outbox.waiting === 0, 'all forms to be delivered');
	await eventually(async () => (await readPage(`${system.url}/properties/1011`)).includes(name), 'the last edit');
	const stored = (await countForms()) - before;
	const taken = sent.filter((outcome) => outcome === 'taken').length;
	const sum = (read: (one: (typeof seen)[number]) => number) => seen.reduce((total, one) => total + read(one), 0);
	const later = memory.slice(-4);
	note({
		what: `${VISITORS} visitors, an editor and somebody who sends forms; Directus and the site are restarted in the middle`,
		when: `${MINUTES} minutes`,
		sees: 'every page; every form that was thanked for is in Directus once; the last edit',
		figures: `${sum(({ answers }) => answers)} answers, ${sum(({ failed }) => failed)} errors, ${sum(({ reset }) => reset)} reset; ${edits} edits; ${sent.length} forms sent, ${taken} taken, ${stored} rows; memory ${memory.map(({ site, directus }) => `${site}+${directus}`).join(', ')} MB (site+Directus)`,
		healed: 'nothing to heal',
	});
	expect({ failed: sum(({ failed }) => failed), reset: sum(({ reset }) => reset), stacks: sum(({ stacks }) => stacks) }).toEqual({
		failed: 0,
		reset: 0,
		stacks: 0,
	});
	expect(stored).toBe(taken);
	expect(refused).toEqual([]);
	expect(Math.max(...later.map(({ site }) => site)) - Math.min(...memory.map(({ site }) => site))).toBeLessThan(2 * MEGABYTES_MORE);
});
