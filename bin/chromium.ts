import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Failure } from './failure.ts';
import { root } from './processes.ts';
import { installedProgram, installPackage } from './programs.ts';

/** The shell draws and scripts as Chromium does, without its windows: the same journeys take a third less of the processor. */
const SHELL = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A browser to test in: Debian's shell, else the system's browser, else Playwright's own download. */
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

/** Playwright's own is known by no path: an empty one. */
function fromPlaywright(): string | null {
	if (existsSync(chromium.executablePath())) return '';
	console.log('  Playwright’s Chromium is downloaded into its folder of this user: the browser that tests run in.');
	const { status } = spawnSync(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
		stdio: 'ignore',
	});
	return status === 0 ? '' : null;
}
