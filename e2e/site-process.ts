import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#bin/checks.ts';
import { baseEnvironment, root } from '#bin/processes.ts';
import { eventually, siteToken } from './system.ts';

/** A separate site with a copy of the running one's content, which can be killed and restarted on its folder. */
export async function startSiteProcess(dataDir: string, directusUrl: string, more: Record<string, string> = {}, project = root) {
	mkdirSync(dataDir, { recursive: true });
	for (const name of ['replica.db', 'replica.db-wal', 'replica.db-shm']) copy(name, dataDir);
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	let child: ChildProcess | null = null;
	let kills = 0;

	async function start(): Promise<void> {
		child = spawn(process.execPath, [join(project, 'site', 'server.ts')], {
			cwd: join(project, 'site'),
			env: {
				...baseEnvironment(),
				NODE_ENV: 'production',
				PORT: String(port),
				DATA_DIR: dataDir,
				DIRECTUS_URL: directusUrl,
				DIRECTUS_TOKEN: siteToken,
				TRUSTED_PROXIES: '1',
				...more,
			},
			stdio: 'ignore',
		});
		await eventually(async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok, 'the site to be ready');
	}

	async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
		if (!child || child.exitCode !== null || child.signalCode !== null) return;
		const gone = new Promise((resolve) => child?.once('exit', resolve));
		child.kill(signal);
		await gone;
	}

	await start();
	return {
		url,
		pid: () => child?.pid ?? 0,
		start,
		kills: () => kills,
		async kill(): Promise<void> {
			await end('SIGKILL');
			kills++;
			await start();
		},
		stop: () => end('SIGTERM'),
		async waiting(): Promise<number> {
			const { outbox } = (await (await fetch(`${url}/healthz`)).json()) as { outbox: { waiting: number; dead: number } };
			return outbox.waiting;
		},
	};
}

function copy(name: string, dataDir: string): void {
	try {
		copyFileSync(join(process.env['TEST_DATA_DIR'] ?? '', name), join(dataDir, name));
	} catch (error) {
		// A cleanly closed database has no WAL file.
		if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
	}
}
