import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#bin/checks.ts';
import { readRunning } from '#bin/data-folder.ts';
import { type Api, createApi } from '#directus/api.ts';
import { eventually } from '#e2e/eventually.ts';
import { processesOn, type Running, run } from '../command.ts';

const HOMES = 60;

/** A small sample installation on its own folder and ports, controlled by the project's commands. */
export type Installation = Awaited<ReturnType<typeof createInstallation>>;

export async function createInstallation() {
	const dataDir = mkdtempSync(join(tmpdir(), 'pn-lifecycle-'));
	const [port, cmsPort] = [await freePort(), await freePort()];
	const [siteUrl, cmsUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${cmsPort}`];
	const env = { DATA_DIR: dataDir, SAMPLE_PROPERTIES: String(HOMES), PORT: String(port), CMS_PORT: String(cmsPort) };
	let running: Running | null = null;

	const admin = (): Api => createApi(cmsUrl, JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).adminToken);
	const get = (path: string) => fetch(`${siteUrl}${path}`);
	const begin = (args: string[], more: Record<string, string> = {}) => run(args, { ...env, ...more });
	const stop = async () => {
		running?.child.kill('SIGTERM');
		return running?.exited;
	};

	return {
		homes: HOMES,
		...{ dataDir, port, cmsPort, cmsUrl, admin, get, begin, stop },
		start: (more?: Record<string, string>) => {
			running = begin(['start'], more);
			return running;
		},
		get running(): Running {
			if (!running) throw new Error('it was not started');
			return running;
		},
		/** Runs a command to its end. */
		command: async (args: string[], more?: Record<string, string>) => {
			const { exited, output } = begin(args, more);
			return { code: await exited, output: output() };
		},
		count: async (table: string, filter = '') =>
			Number((await admin().get<{ count: number }[]>(`/items/${table}?aggregate[count]=*${filter}`))[0]?.count),
		processId: (name: 'Directus' | 'The site') => {
			const pid = readRunning(dataDir)?.pids[name];
			if (!pid) throw new Error(`${name} does not run`);
			return pid;
		},
		pageIsThere: async () => (await get('/').catch(() => null))?.ok,
		cmsAnswers: async () => (await fetch(`${cmsUrl}/server/ping`).catch(() => null))?.ok,
		allProcessesEnded: () => eventually(async () => processesOn(dataDir).length === 0, 'all processes to end'),
		remove: async () => {
			await stop();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}

/** The accounts whose passwords were printed. */
export const shownPasswords = (output: string) => [...output.matchAll(/^ +(\S+@\S+) +\S{20}$/gm)].map(([, email]) => email).sort();
