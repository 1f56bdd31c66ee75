import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { installation, removeScratch, type System, scratch, startSystem } from './installation.ts';
import { report, seconds } from './report.ts';
import { ALL_PAGES, pagesThatAnswer, sendForm, startVisiting } from './visitor.ts';

const disk = join(scratch, 'disk');
const NO_PAGE = ALL_PAGES.replace(/^\d+/, '0');

let isMounted = false;
afterEach(() => {
	if (isMounted) execFileSync('umount', ['--lazy', disk]);
	isMounted = false;
});
afterAll(removeScratch);

const isThere = (system: System) => eventually(async () => (await pagesThatAnswer(system.url)) === ALL_PAGES, 'all pages');

/** A disk that becomes read-only at its first error, as most do; open files are affected too. */
function mountFailing(): string {
	const image = join(scratch, 'disk.img');
	mkdirSync(disk, { recursive: true });
	execFileSync('truncate', ['-s', '1500M', image]);
	execFileSync('mkfs.ext4', ['-q', '-F', image]);
	execFileSync('mount', ['-o', 'loop,errors=remount-ro', image, disk]);
	isMounted = true;
	return execFileSync('findmnt', ['-no', 'SOURCE', disk], { encoding: 'utf8' }).trim().replace('/dev/', '');
}

test('a disk that fails and becomes read-only', async () => {
	const device = mountFailing();
	const dataDir = join(disk, 'data');
	cpSync(await installation('read-only'), dataDir, { recursive: true });
	const first = await startSystem(dataDir);
	await first.ready();
	expect(await sendForm(first.url)).toBe('taken');
	let visitor = startVisiting(first.url);
	writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, '1');
	let form = await sendForm(first.url);
	const pages = await pagesThatAnswer(first.url);
	let seen = await visitor.stop();
	report({ what: 'disk read-only', when: 'while serving', pages, form, seen, healed: 'by putting the disk right and starting again' });
	const fine = { isHonest: true, pages: ALL_PAGES, failed: 0, reset: 0, stacks: 0 };
	expect({ isHonest: form !== 'failed', pages, failed: seen.failed, reset: seen.reset, stacks: seen.stacks }).toEqual(fine);
	await first.stop();

	const second = await startSystem(dataDir);
	await eventually(
		async () => (await pagesThatAnswer(second.url)) !== NO_PAGE || second.running.child.exitCode !== null,
		'an answer, or the end',
	).catch(() => null);
	const atStart = second.running.child.exitCode === null ? await pagesThatAnswer(second.url) : NO_PAGE;
	report({
		what: 'disk read-only',
		when: 'at start',
		pages: atStart,
		form: '–',
		seen: { ...seen, answers: 0, failed: 0, reset: 0 },
		healed: 'by putting the disk right and starting again',
	});
	await second.stop();

	execFileSync('umount', [disk]);
	execFileSync('mount', ['-o', 'loop', join(scratch, 'disk.img'), disk]);
	const since = Date.now();
	const third = await startSystem(dataDir);
	visitor = startVisiting(third.url);
	await isThere(third);
	const healed = seconds(Date.now() - since);
	await third.ready();
	form = await sendForm(third.url);
	seen = await visitor.stop();
	report({ what: 'disk read-only', when: 'after it was put right', pages: await pagesThatAnswer(third.url), form, seen, healed });
	expect({ form, failed: seen.failed, reset: seen.reset }).toEqual({ form: 'taken', failed: 0, reset: 0 });
	expect(await third.stop()).toBe(0);
});
