/** What every npm script runs first. Works on any Node from 20 on: it brings in the packages, and with them the Node that the rest runs on. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { fail } from './progress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command = 'start', ...rest] = process.argv.slice(2);

if (Number(process.versions.node.split('.')[0]) < 20) fail(`This needs Node 20 or newer; this is ${process.version}.`);

await ensureInstalled(root);

const node = `${root}node_modules/.bin/node`;
if (!existsSync(node)) fail(`No Node 24 is packaged for ${process.platform} on ${process.arch}: this runs on Linux, x86_64 or aarch64.`);

// Data, logs and secrets are for the user who runs this alone; what was installed above is not.
process.umask(0o077);

// What the environment sets goes before what the file says.
const settings = existsSync(`${root}.env`) ? [`--env-file=${root}.env`] : [];
const child = spawn(node, [...settings, `${root}bin/commands/${command}.ts`, ...rest], {
	cwd: root,
	stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));

// npm and its shell may die without a word: whoever is left without the parent that started it, stops.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();

child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
