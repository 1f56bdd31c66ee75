import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, step } from './progress.mjs';

/** Installs what the lockfile says, unless that is what is there. @param {string} root */
export async function ensureInstalled(root) {
	const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
	const wanted = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`;
	const marker = join(root, 'node_modules', '.installed');
	if (read(marker) === wanted) return;
	const expected = Object.keys(JSON.parse(lock).packages).length;
	await step('Installing packages', (tell) => npmInstall(root, expected, tell));
	writeFileSync(marker, wanted);
}

/** @param {string} file */
function read(file) {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return null;
	}
}

/** @param {string} root @param {number} expected @param {(progress: string) => void} tell */
function npmInstall(root, expected, tell) {
	// npm may replace the Node inside node_modules: it has to run on the machine's own.
	// Not `npm ci`: it refuses a lockfile without the builds for systems that a registry does not carry. `--no-save` leaves the lockfile as it is.
	const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
	const child = spawn('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
		cwd: root,
		env: { ...process.env, PATH: path.join(delimiter) },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output = (output + data).slice(-20_000)));
	let [unpacked, since] = [0, Date.now()];
	const watch = setInterval(() => {
		const count = countPackages(join(root, 'node_modules'));
		if (count !== unpacked) [unpacked, since] = [count, Date.now()];
		// Packages inside packages are not counted: it never gets to all of them.
		const isBuilding = unpacked > expected / 2 && Date.now() - since > 5000;
		tell(
			isBuilding ? 'unpacked, building native parts, which takes minutes' : `${Math.min(99, Math.round((100 * unpacked) / expected))} %`,
		);
	}, 1000);
	return new Promise((resolve, reject) => {
		child.on('error', reject);
		child.on('exit', (code) => {
			clearInterval(watch);
			if (code === 0) resolve(undefined);
			else fail(explain(output));
		});
	});
}

/** @param {string} folder @returns {number} */
function countPackages(folder) {
	try {
		return readdirSync(folder).reduce((count, name) => count + (name.startsWith('@') ? readdirSync(join(folder, name)).length : 1), 0);
	} catch {
		return 0;
	}
}

/** @param {string} output */
export function explain(output) {
	if (/ENOSPC|no space left/i.test(output)) return 'There is no space left on the disk for the packages: about 2 GB are needed.';
	if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/.test(output))
		return 'The npm registry cannot be reached: check the network connection, then run the same command again.';
	if (/gyp ERR|not found: make|g\+\+/.test(output))
		return 'The database driver could not be compiled: install python3, make and g++ (on Debian: apt-get install python3 make g++), then run the same command again.';
	return `npm could not install the packages:\n${output.trim().split('\n').slice(-12).join('\n')}`;
}
