import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.ts';
import { root } from './processes.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A browser to test in: the system's, else Debian's package, else Playwright's own download. */
export function findChromium(): string {
	const present = installed() ?? (canUseApt() ? fromApt() : null) ?? fromPlaywright();
	if (!present) throw new Failure('No Chromium to test in: install one (on Debian: apt-get install chromium), then run npm test again.');
	return present;
}

function installed(): string | null {
	const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
	return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file)) ?? null;
}

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function fromApt(): string | null {
	spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
	spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
		stdio: 'ignore',
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
	});
	return installed();
}

function fromPlaywright(): string | null {
	const { status } = spawnSync(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
		stdio: 'ignore',
	});
	return status === 0 ? '' : null;
}
