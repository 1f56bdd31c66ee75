import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { baseEnvironment } from '#bin/processes.ts';

const MOST_OUTPUT = 100_000_000;

/**
 * Installs a program that only a bench needs, from `bench/<name>`, in its own folder. It runs without an IPC channel, because Next.js takes
 * a process with one for its worker and builds nothing.
 */
export async function installPeer(name: string, folder: string) {
	const env = { ...baseEnvironment(), NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
	const run = async (args: string[], more: Record<string, string> = {}) =>
		(await promisify(execFile)(process.execPath, args, { env: { ...env, ...more }, cwd: folder, maxBuffer: MOST_OUTPUT })).stdout;
	cpSync(fileURLToPath(new URL(name, import.meta.url)), folder, { recursive: true });
	await run([process.env['npm_execpath'] ?? '', 'install', '--no-audit', '--no-fund']);
	return { env, run, path: (file: string) => join(folder, 'node_modules', file) };
}
