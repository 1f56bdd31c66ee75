import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.ts';
import { baseEnvironment, type Processes, root } from './processes.ts';
import type { Program } from './program-process.ts';

/** Finds an installed program by any of its names; ignores npm's additions to PATH. */
export function installedProgram(names: readonly string[]): string | null {
	const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
	return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file)) ?? null;
}

/** Installs a Debian package when allowed (root), and says so first. */
export function installPackage(name: string, purpose: string): void {
	if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
	console.log(`  Debian’s package ${name} is installed on this machine: ${purpose}.`);
	spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
	spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
		stdio: 'ignore',
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
	});
}

/** Finds a program, and installs its Debian package when it is missing. */
export function needProgram(name: string, packageName: string, purpose: string): string {
	// Not every user has /usr/sbin in PATH.
	const find = () => installedProgram([name]) ?? [`/usr/sbin/${name}`].find((file) => existsSync(file));
	const present = find();
	if (present) return present;
	installPackage(packageName, purpose);
	const installed = find();
	if (!installed)
		throw new Failure(`There is no ${name} on this machine: install it (on Debian: apt-get install ${packageName}), then try again.`);
	return installed;
}

/** Runs a foreign program along with our own processes. */
export function startProgram(processes: Processes, name: string, program: Program): void {
	processes.start({
		name,
		args: [join(root, 'bin', 'program-process.ts'), JSON.stringify(program)],
		env: baseEnvironment(),
		cwd: root,
	});
}
