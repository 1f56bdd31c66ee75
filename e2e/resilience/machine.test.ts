import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { readRunning } from '#bin/data-folder.ts';
import { processesOn } from '../commands/command.ts';
import { eventually } from '../eventually.ts';
import { visitUntilTheEnd } from '../visit-until-the-end.ts';
import { installation, removeScratch, type System, scratch, startSystem } from './installation.ts';
import { report, seconds } from './report.ts';
import { ALL_PAGES, pagesThatAnswer, sendForm, startVisiting } from './visitor.ts';

const CONNECTIONS = 24;
const disk = join(scratch, 'disk');
const ballast = join(disk, 'ballast');

afterEach(() => {
	if (isMounted) execFileSync('umount', ['--lazy', disk]);
	isMounted = false;
});
afterAll(removeScratch);

const isThere = (system: System) => eventually(async () => (await pagesThatAnswer(system.url)) === ALL_PAGES, 'all pages');

let isMounted = false;
/** A separate file system; needs root. */
function mountDisk(): void {
	mkdirSync(disk, { recursive: true });
	execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m', 'tmpfs', disk]);
	isMounted = true;
}

/** Fills it to the last byte. */
function fillDisk(): void {
	const { bavail, bsize } = statfsSync(disk);
	try {
		writeFileSync(ballast, Buffer.alloc(bavail * bsize + bsize));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
	}
}

test('a full disk, at start and while serving', async () => {
	mountDisk();
	const dataDir = join(disk, 'data');
	cpSync(await installation('full'), dataDir, { recursive: true });
	fillDisk();
	const system = await startSystem(dataDir);
	let visitor = startVisiting(system.url);
	await isThere(system);
	let form = await sendForm(system.url);
	const pages = await pagesThatAnswer(system.url);
	rmSync(ballast);
	let since = Date.now();
	await eventually(async () => (await sendForm(system.url)) === 'taken', 'a form to be taken');
	let healed = seconds(Date.now() - since);
	await system.ready();
	let seen = await visitor.stop();
	report({ what: 'disk full', when: 'at start', pages, form, seen, healed: `a form is taken ${healed} after there is room` });
	const fine = { isHonest: true, pages: ALL_PAGES, failed: 0, reset: 0, stacks: 0 };
	expect({ isHonest: form !== 'failed', pages, failed: seen.failed, reset: seen.reset, stacks: seen.stacks }).toEqual(fine);

	visitor = startVisiting(system.url);
	fillDisk();
	form = await sendForm(system.url);
	const meanwhile = await pagesThatAnswer(system.url);
	rmSync(ballast);
	since = Date.now();
	await eventually(async () => (await sendForm(system.url)) === 'taken', 'a form to be taken');
	healed = seconds(Date.now() - since);
	seen = await visitor.stop();
	report({
		what: 'disk full',
		when: 'while serving',
		pages: meanwhile,
		form,
		seen,
		healed: `a form is taken ${healed} after there is room`,
	});
	expect({ isHonest: form !== 'failed', pages: meanwhile, failed: seen.failed, reset: seen.reset, stacks: seen.stacks }).toEqual(fine);
	expect(await system.stop()).toBe(0);
});

test('a launcher killed in its own process namespace, like a container: the next start works at once', async () => {
	const dataDir = await installation('namespace');
	const before = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
	const first = await startSystem(dataDir, {}, before);
	await first.ready();
	const number = readRunning(dataDir)?.pid;
	first.running.child.kill('SIGKILL');
	await eventually(async () => processesOn(dataDir).length === 0, 'all processes to end');
	const since = Date.now();
	const second = await startSystem(dataDir, {}, before);
	const visitor = startVisiting(second.url);
	await isThere(second);
	const healed = seconds(Date.now() - since);
	await second.ready();
	expect(readRunning(dataDir)?.pid).toBe(number);
	const form = await sendForm(second.url);
	const seen = await visitor.stop();
	report({ what: 'launcher killed in a process namespace', when: 'at the next start', pages: ALL_PAGES, form, seen, healed });
	expect({ form, failed: seen.failed, reset: seen.reset }).toEqual({ form: 'taken', failed: 0, reset: 0 });
	second.running.child.kill('SIGKILL');
	await eventually(async () => processesOn(dataDir).length === 0, 'all processes to end');
});

test('SIGTERM under load resets no request, and everything ends', async () => {
	const system = await startSystem(await installation('load'));
	await system.ready();
	let served = 0;
	const visits = Array.from({ length: CONNECTIONS }, () =>
		visitUntilTheEnd(system.url, ['/search', '/properties/1011', '/ar', '/compounds/more'], () => served++),
	);
	await eventually(async () => served === CONNECTIONS, 'everybody to be served');
	const since = Date.now();
	expect(await system.stop()).toBe(0);
	const ends = await Promise.all(visits);
	const reset = ends.filter((end) => end === 'reset').length;
	const seen = { answers: CONNECTIONS, failed: 0, reset, lastFailureAt: 0, firstAnswerAt: 0, stacks: 0 };
	report({
		what: 'SIGTERM',
		when: `${CONNECTIONS} connections`,
		pages: '–',
		form: '–',
		seen,
		healed: `ended after ${seconds(Date.now() - since)}`,
	});
	expect(ends).toEqual(Array(CONNECTIONS).fill('told that it was the last'));
});
