import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Failure } from './failure.ts';
import { root } from './processes.ts';
import { installedProgram, installPackage } from './programs.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A browser to test in: the system's, else Debian's package, else Playwright's own download. */
export function findChromium(): string {
	const present = installedProgram(names) ?? fromApt() ?? fromPlaywright();
	if (present === null)
		throw new Failure('No Chromium to test in: install one (on Debian: apt-get install chromium), then run npm test again.');
	return present;
}

function fromApt(): string | null {
	installPackage('chromium', 'the browser that tests run in');
	return installedProgram(names);
}

function fromPlaywright(): string | null {
	const { status } = spawnSync(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
		stdio: 'ignore',
	});
	return status === 0 ? '' : null;
}
