import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that the machine has, by any of its names; not one that npm put into the path. */
export function installedProgram(names: readonly string[]): string | null {
	const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
	return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file)) ?? null;
}

/** Installs one of Debian's packages, where we may, and says so first. */
export function installPackage(name: string, purpose: string): void {
	if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
	console.log(`  Debian’s package ${name} is installed on this machine: ${purpose}.`);
	spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
	spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
		stdio: 'ignore',
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
	});
}
