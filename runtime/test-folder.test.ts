import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './test-folder.ts';

const use = (folder: string) => {
	writeFileSync(join(folder, 'file'), 'used');
	return folder;
};

describe('a folder', () => {
	const ofFile = temporaryFolder(afterAll);
	const ofEach: string[] = [];
	beforeEach(() => {
		ofEach.push(use(temporaryFolder()));
	});

	test('of a test is removed only after everything opened in it was closed', () => {
		const folder = use(temporaryFolder());
		onTestFinished(() => expect(existsSync(folder)).toBe(true));
		ofEach.push(folder);
		expect(ofEach.map((path) => existsSync(path))).toEqual([true, true]);
		use(ofFile);
	});

	test('is gone in the next test, unless it was made for the whole file', () => {
		expect(ofEach.map((path) => existsSync(path))).toEqual([false, false, true]);
		expect(existsSync(ofFile)).toBe(true);
	});
});
