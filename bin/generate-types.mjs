/** Runs after every npm install: editors know the types of every route from then on. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chooseNode } from './node-version.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { isOwn, refusal } = chooseNode(process);
const node = isOwn ? process.execPath : `${root}node_modules/.bin/node`;
const program = `${root}node_modules/@react-router/dev/bin.cjs`;
// Without the packages of development there is no editor either.
if (!refusal && existsSync(node) && existsSync(program)) spawnSync(node, [program, 'typegen', 'site'], { cwd: root, stdio: 'ignore' });
