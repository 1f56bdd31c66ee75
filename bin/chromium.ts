import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Failure } from './failure.ts';
import { root } from './processes.ts';
import { installedProgram, installPackage } from './programs.ts';

/** The headless shell renders like Chromium, with a third less CPU for the same journeys. */
const SHELL = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A browser for tests: Debian's headless shell, else an installed browser, else Playwright's download. */
export function findChromium(): string {
	const present = installedProgram([SHELL]) ?? fromApt() ?? installedProgram(names) ?? fromPlaywright();
	if (present === null)
		throw new Failure('No Chromium to test in: install one (on Debian: apt-get install chromium-headless-shell), then run npm test again.');
	return present;
}

function fromApt(): string | null {
	installPackage(SHELL, 'the browser that tests run in');
	return installedProgram([SHELL]);
}

/** Playwright finds its own download by an empty path. */
function fromPlaywright(): string | null {
	if (existsSync(chromium.executablePath())) return '';
	console.log('  Playwright’s Chromium is downloaded into its folder of this user: the browser that tests run in.');
	const { status } = spawnSync(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
		stdio: 'ignore',
	});
	return status === 0 ? '' : null;
}
