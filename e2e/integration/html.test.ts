import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '#bin/processes.ts';
import { pageTypes } from '../page-types.ts';
import { siteUrl } from '../system.ts';
import { alternateLanguages } from '../thorough.ts';

const folder = mkdtempSync(join(tmpdir(), 'pn-html-'));
const pages = [...alternateLanguages(pageTypes), { page: 'nothing', path: '/nothing-here' }, { page: 'nothing', path: '/ar/nothing-here' }];
const problems = new Map<string, string[]>();

type Message = { type: string; url: string; message: string; extract?: string; lastLine?: number };

/** A broken page, to prove that the checker finds errors. */
const BROKEN = 'broken.html';

const nameOf = (path: string) => `${path.replace(/\W/g, '_')}.html`;

/** The checker does not know current CSS. */
const withoutStyles = (html: string) => html.replace(/<style>.*?<\/style>/s, '<style></style>');

/** The Nu HTML checker starts slowly, so it gets all pages at once. */
beforeAll(async () => {
	for (const { path } of pages) writeFileSync(join(folder, nameOf(path)), withoutStyles(await (await fetch(siteUrl + path)).text()));
	writeFileSync(join(folder, BROKEN), '<!doctype html><p><table></p>');
	const jar = join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');
	const { stdout } = spawnSync(
		process.env['JAVA'] ?? 'java',
		['-Xss8m', '-jar', jar, '--errors-only', '--stdout', '--format', 'json', folder],
		{
			encoding: 'utf8',
			maxBuffer: 100_000_000,
		},
	);
	for (const { url, message, extract } of (JSON.parse(stdout) as { messages: Message[] }).messages) {
		const file = basename(url);
		problems.set(file, [...(problems.get(file) ?? []), `${message} — ${extract ?? ''}`]);
	}
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the Nu HTML checker finds no error', () => {
	test('detects a broken page', () => {
		expect(problems.get(BROKEN)?.length).toBeGreaterThan(0);
	});

	test.each(pages)('$path', ({ path }) => {
		expect(problems.get(nameOf(path)) ?? []).toEqual([]);
	});
});
