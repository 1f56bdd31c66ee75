import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#bin/checks.ts';
import { openInitialPasswords } from '#bin/initial-passwords.ts';
import { root } from '#bin/processes.ts';
import { processesOn, type Running, run } from '../commands/command.ts';
import { eventually } from '../eventually.ts';
import { installedFolder } from './page.ts';
import { signIn } from './visitor.ts';

const READY = 'Ctrl-C stops everything.';
const EDITOR = 'editor@example.com';

/** A system run by `npm start` in its own folder. */
export type System = {
	url: string;
	cmsUrl: string;
	dataDir: string;
	running: Running;
	ready(): Promise<void>;
	stop(): Promise<number | null>;
};

export async function startSystem(dataDir: string, more: Record<string, string> = {}, before: string[] = []): Promise<System> {
	const [port, cmsPort] = [await freePort(), await freePort()];
	const env = { PORT: String(port), CMS_PORT: String(cmsPort), DATA_DIR: dataDir, TRUSTED_PROXIES: '1', ...more };
	const running = run(['start'], env, undefined, before);
	return {
		url: `http://127.0.0.1:${port}`,
		cmsUrl: `http://127.0.0.1:${cmsPort}`,
		dataDir,
		running,
		ready: () => running.said(READY),
		async stop() {
			running.child.kill('SIGTERM');
			const code = await running.exited;
			await eventually(async () => processesOn(dataDir).length === 0, 'all processes to end');
			return code;
		},
	};
}

/** The folder of this run. */
export const scratch = mkdtempSync(join(tmpdir(), 'pn-resilience-'));
export const removeScratch = () => rmSync(scratch, { recursive: true, force: true, maxRetries: 10 });

/** A first start is slow, so all files of a run share one. */
const template = join(root, installedFolder);

/** A copy of an installation that was started once and stopped. */
export async function installation(name: string): Promise<string> {
	if (!existsSync(template)) await install();
	const folder = join(scratch, name.replace(/\W+/g, '-'));
	cpSync(template, folder, { recursive: true });
	return folder;
}

/** The session store is created by the first sign-in. */
export const signInAsEditor = ({ url, dataDir }: System) => signIn(url, EDITOR, openInitialPasswords(dataDir).of(EDITOR) ?? '');

async function install(): Promise<void> {
	const folder = join(root, `${installedFolder}-unfinished`);
	rmSync(folder, { recursive: true, force: true });
	const system = await startSystem(folder);
	await system.ready();
	await eventually(() => signInAsEditor(system), 'an editor to sign in');
	await system.stop();
	renameSync(folder, template);
}
