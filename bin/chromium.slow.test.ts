import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { root } from './processes.ts';

/** A user who may not install packages, without a browser and without a download. */
const program = `process.getuid = () => 1000;
const { findChromium } = await import(${JSON.stringify(join(root, 'bin/chromium.ts'))});
try { findChromium(); } catch (error) { console.log(error.message); }`;

test('announces a download before it starts, and names alternatives', () => {
	const folder = temporaryFolder();
	const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
		encoding: 'utf8',
		env: { PATH: folder, HOME: folder, PLAYWRIGHT_BROWSERS_PATH: folder, PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9' },
	});
	const [said, failed] = stdout.trim().split('\n');
	expect(said).toContain('Playwright’s Chromium is downloaded');
	expect(failed).toContain('No Chromium to test in: install one');
});
