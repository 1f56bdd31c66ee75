/** Runs after every npm install, so that editors know the types of routes. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chooseNode } from './node-version.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { isOwn, refusal } = chooseNode(process);
const node = isOwn ? process.execPath : `${root}node_modules/.bin/node`;
const program = `${root}node_modules/@react-router/dev/bin.cjs`;
// Without development packages there is no typegen.
if (!refusal && existsSync(node) && existsSync(program)) spawnSync(node, [program, 'typegen', 'site'], { cwd: root, stdio: 'ignore' });
