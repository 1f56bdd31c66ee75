/** What every npm script runs first. Works on any Node from 20 on: it brings in the packages, and where the machine's Node is older than 24, the Node that the rest runs on. */
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

// Data, logs and secrets are for the user who runs this alone; what was installed above is not.
process.umask(0o077);

// What the environment sets goes before what the file says.
const settings = existsSync(`${root}.env`) ? [`--env-file=${root}.env`] : [];
// What Node has compiled once, it and the processes it starts need not compile at the next start.
const compiled = process.env['NODE_COMPILE_CACHE'] ?? `${root}node_modules/.cache/compiled`;
const child = spawn(node, [...settings, `${root}bin/commands/${command}.ts`, ...rest], {
	cwd: root,
	env: { ...process.env, NODE_COMPILE_CACHE: compiled },
	stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));

// npm and its shell may die without a word: anyone who is left without the parent that started it, stops.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();

child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
