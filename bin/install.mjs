import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, step } from './progress.mjs';

/** Installs the packages of the lockfile, unless they are installed. @param {string} root */
export async function ensureInstalled(root) {
	const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
	if (read(markerIn(root)) === fingerprint(lock)) return;
	const expected = Object.keys(JSON.parse(lock).packages).length;
	await step('Installing packages', (tell) => npmInstall(root, expected, tell));
	spawnSync(process.execPath, [join(root, 'bin', 'generate-types.mjs')]);
	noteInstalled(root);
}

/** Marks `node_modules` as equal to the lockfile; for container images, whose packages other commands installed. @param {string} root */
export const noteInstalled = (root) => writeFileSync(markerIn(root), fingerprint(readFileSync(join(root, 'package-lock.json'), 'utf8')));

/** @param {string} root */
const markerIn = (root) => join(root, 'node_modules', '.installed');

/** @param {string} lock */
const fingerprint = (lock) => `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`;

/** @param {string} file */
function read(file) {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return null;
	}
}

/** Without install scripts: the one package that has to be compiled is compiled on demand (database-driver.ts). @param {string} root @param {number} expected @param {(progress: string) => void} tell */
async function npmInstall(root, expected, tell) {
	// Nested packages are not counted, so it never reaches all of them.
	const count = () => Math.min(99, Math.round((100 * countPackages(join(root, 'node_modules'))) / expected));
	const watch = setInterval(() => tell(`${count()} %`), 1000);
	// Not `npm ci`, which refuses a lockfile without the builds for other systems that a registry lacks. `--no-save` leaves the lockfile
	// unchanged.
	const { code, output } = await runNpm(root, ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts']);
	clearInterval(watch);
	if (code !== 0) fail(explain(output));
}

/** @param {string} root @param {string[]} args @param {Record<string, string>} [more] @returns {Promise<{ code: number | null; output: string }>} */
export function runNpm(root, args, more = {}) {
	// npm may replace the Node inside node_modules, so it runs on the machine's own.
	const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
	const child = spawn('npm', args, {
		cwd: root,
		env: { ...process.env, ...more, PATH: path.join(delimiter) },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output = (output + data).slice(-20_000)));
	return new Promise((resolve, reject) => {
		child.on('error', reject);
		child.on('exit', (code) => resolve({ code, output }));
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
	if (/gyp ERR.*related to network connectivity/.test(output))
		return 'The database driver could not be compiled: neither a prebuilt one nor the headers of Node can be downloaded. Check the network connection, or name the folder that has include/node in npm_config_nodedir, then run the same command again.';
	// Before the network error: a failed download of the prebuilt driver is not the reason.
	if (/gyp ERR|not found: make|g\+\+/.test(output))
		return 'The database driver could not be compiled: install python3, make and g++ (on Debian: apt-get install python3 make g++), then run the same command again.';
	if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/.test(output))
		return 'The npm registry cannot be reached: check the network connection, then run the same command again.';
	return `npm could not install the packages:\n${output.trim().split('\n').slice(-12).join('\n')}`;
}
