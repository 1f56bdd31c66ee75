import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { readRunning } from '#bin/data-folder.ts';
import { eventually } from '../eventually.ts';
import { installation, removeScratch, type System, startSystem } from './installation.ts';
import { report, seconds } from './report.ts';
import { ALL_PAGES, pagesThatAnswer, sendForm, startVisiting } from './visitor.ts';

afterAll(removeScratch);

const isThere = (system: System) => eventually(async () => (await pagesThatAnswer(system.url)) === ALL_PAGES, 'all pages');

test('an outbox locked by another program: nobody waits forever, and forms are accepted or refused', async () => {
	const system = await startSystem(await installation('locked'));
	await system.ready();
	expect(await sendForm(system.url)).toBe('taken');
	const lock = new DatabaseSync(join(system.dataDir, 'outbox', 'outbox.db'));
	const visitor = startVisiting(system.url);
	lock.exec('BEGIN EXCLUSIVE');
	const form = await sendForm(system.url);
	const pages = await pagesThatAnswer(system.url);
	lock.exec('ROLLBACK');
	lock.close();
	const since = Date.now();
	await eventually(async () => (await sendForm(system.url)) === 'taken', 'a form to be taken');
	const seen = await visitor.stop();
	report({
		what: 'outbox locked',
		when: 'while serving',
		pages,
		form,
		seen,
		healed: `a form is taken ${seconds(Date.now() - since)} after it is free`,
	});
	expect({ isHonest: form !== 'failed', pages, failed: seen.failed, reset: seen.reset }).toEqual({
		isHonest: true,
		pages: ALL_PAGES,
		failed: 0,
		reset: 0,
	});
	expect(await system.stop()).toBe(0);
});

test.each(['The site', 'Directus'] as const)('kill -9 of %s while people browse and send', async (name) => {
	const system = await startSystem(await installation(`killed-${name}`));
	await system.ready();
	const visitor = startVisiting(system.url);
	await eventually(async () => visitor.seen.answers > 5, 'answers');
	const pid = readRunning(system.dataDir)?.pids[name] ?? 0;
	const since = Date.now();
	process.kill(pid, 'SIGKILL');
	const isAnother = async () => ![pid, undefined].includes(readRunning(system.dataDir)?.pids[name]);
	if (name === 'The site') await eventually(isAnother, 'another process');
	await isThere(system);
	const healed = seconds(Date.now() - since);
	const form = await sendForm(system.url);
	const pages = await pagesThatAnswer(system.url);
	await eventually(isAnother, 'another process');
	await eventually(async () => (await (await fetch(`${system.url}/healthz`)).json()).outbox.waiting === 0, 'the form to be delivered');
	const seen = await visitor.stop();
	report({
		what: `kill -9 of ${name === 'Directus' ? name : 'the site'}`,
		when: 'while serving',
		pages,
		form,
		seen,
		healed: name === 'Directus' ? 'nothing to heal for visitors' : healed,
	});
	// Only requests in flight when it was killed are lost.
	expect({ form, pages, failed: seen.failed, stacks: seen.stacks }).toEqual({ form: 'taken', pages: ALL_PAGES, failed: 0, stacks: 0 });
	expect(seen.reset).toBeLessThanOrEqual(name === 'Directus' ? 0 : 1);
	expect(await system.stop()).toBe(0);
});
