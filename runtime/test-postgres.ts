import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Waits } from './postgres-pool.ts';

type SharedStore = { url: string; secret: string; waits: Waits };

/** On a busy machine tests are slow but must not fail. */
const longWaits = { connectMs: 120_000, statementMs: 120_000 };
const known = new Map<string, SharedStore>();

/** With TEST_POSTGRES set, one database per folder, shared by all who open that folder; otherwise null, and tests use files. */
export function sharedStoreFor(folder: string): SharedStore | null {
	const server = process.env['TEST_POSTGRES'];
	if (!server) return null;
	const before = known.get(folder);
	if (before) return before;
	const name = `t${createHash('sha256').update(folder).digest('hex').slice(0, 20)}`;
	const { status, stderr } = spawnSync('psql', ['-q', server, '-c', `CREATE DATABASE ${name}`], { encoding: 'utf8' });
	if (status !== 0) throw new Error(`a database could not be made: ${stderr}`);
	const url = new URL(server);
	url.pathname = name;
	const store = { url: url.href, secret: 'what links are made from in tests', waits: longWaits };
	known.set(folder, store);
	return store;
}
