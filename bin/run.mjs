/**
 * The entry of every npm script. Works on Node 20 or newer: installs packages, and uses the Node among them when the machine's is older
 * than 24.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { chooseNode } from './node-version.mjs';
import { fail } from './progress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command = 'start', ...rest] = process.argv.slice(2);

const choice = chooseNode(process);
if (choice.refusal) fail(choice.refusal);

await ensureInstalled(root);

if (!existsSync(`${root}bin/commands/${command}.ts`)) fail(`There is no command “${command}”: package.json lists them under “scripts”.`);

const node = choice.isOwn ? process.execPath : `${root}node_modules/.bin/node`;

// Data, logs and secrets are private to this user; the packages installed above are not.
process.umask(0o077);

// The environment takes precedence over the file.
const settings = existsSync(`${root}.env`) ? [`--env-file=${root}.env`] : [];
// Node's compile cache, shared with the processes it starts.
const compiled = process.env['NODE_COMPILE_CACHE'] ?? `${root}node_modules/.cache/compiled`;
const child = spawn(node, [...settings, `${root}bin/commands/${command}.ts`, ...rest], {
	cwd: root,
	env: { ...process.env, NODE_COMPILE_CACHE: compiled },
	stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));

// npm and its shell may die silently, so this stops when its parent is gone.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();

child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
