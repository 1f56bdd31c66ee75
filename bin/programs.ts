import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.ts';
import { baseEnvironment, type Processes, root } from './processes.ts';
import type { Program } from './program-process.ts';

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

/** One of Debian's programs by its package's name, installed where it is missing. */
export function needProgram(name: string, packageName: string, purpose: string): string {
	// Not every user has the folder of servers in the path.
	const find = () => installedProgram([name]) ?? [`/usr/sbin/${name}`].find((file) => existsSync(file));
	const present = find();
	if (present) return present;
	installPackage(packageName, purpose);
	const installed = find();
	if (!installed)
		throw new Failure(`There is no ${name} on this machine: install it (on Debian: apt-get install ${packageName}), then try again.`);
	return installed;
}

/** Beside our own processes, and for as long as they run. */
export function startProgram(processes: Processes, name: string, program: Program): void {
	processes.start({
		name,
		args: [join(root, 'bin', 'program-process.ts'), JSON.stringify(program)],
		env: baseEnvironment(),
		cwd: root,
	});
}
