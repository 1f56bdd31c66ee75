import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { root } from '#bin/processes.ts';
import { run } from '../commands/command.ts';

const left = /\/(node_modules|test-results|\.git|e2e|bench|\.data)$/;

/** Builds a copy of the code with one changed word. */
export async function buildRelease(folder: string): Promise<string> {
	cpSync(root, folder, { recursive: true, filter: (file) => !left.test(file) });
	symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
	const words = join(folder, 'site/app/i18n/messages/en.json');
	writeFileSync(words, readFileSync(words, 'utf8').replace('"Careers"', '"Work with us"'));
	const built = run(['build'], {}, folder);
	expect(await built.exited, built.output()).toBe(0);
	return folder;
}
