import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Only these of the machine's variables reach the processes we start: the rest comes from the configuration. */
const passedOn = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'NODE_EXTRA_CA_CERTS', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'CI'];

export type Environment = Record<string, string | undefined>;

/** What Node has compiled once it need not compile at the next start. */
const compiled = join(root, 'node_modules', '.cache', 'compiled');

export const baseEnvironment = (): Environment => ({
	NODE_COMPILE_CACHE: compiled,
	...Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
});

type Start = { name: string; args: string[]; env: Environment; cwd: string; log?: string };

const STOP_MS = 10_000;

const RESTART_MS = [500, 2000, 5000, 15_000];

/** Starts processes on the pinned Node, brings back those that die, and takes them all down together. */
export class Processes {
	private readonly running = new Map<string, ChildProcess>();
	private readonly kept = new Map<string, number>();
	private stopping: Promise<void> | null = null;
	private readonly onExit: (name: string, code: number | null, comesBack: boolean) => void;

	constructor(onExit: (name: string, code: number | null, comesBack: boolean) => void) {
		this.onExit = onExit;
	}

	start(start: Start): ChildProcess {
		if (this.stopping) throw new Failure('Stopping.');
		const { name, args, env, cwd, log } = start;
		const guard = ['--import', `${root}bin/exit-with-parent.mjs`];
		const child = spawn(process.execPath, [...guard, ...args], {
			cwd,
			env,
			stdio: ['ignore', log ? 'pipe' : 'inherit', log ? 'pipe' : 'inherit', 'ipc'],
		});
		if (log) {
			const file = createWriteStream(log, { flags: 'a' });
			child.stdout?.pipe(file, { end: false });
			child.stderr?.pipe(file, { end: false });
		}
		this.running.set(name, child);
		child.on('exit', (code) => {
			this.running.delete(name);
			if (this.stopping) return;
			const deaths = this.kept.get(name);
			this.onExit(name, code, deaths !== undefined);
			if (deaths === undefined) return;
			this.kept.set(name, deaths + 1);
			setTimeout(() => this.stopping || this.start(start), RESTART_MS[Math.min(deaths, RESTART_MS.length - 1)]);
		});
		return child;
	}

	/** From now on, when one of these dies, it is started again: the others go on meanwhile. */
	keepAlive(): void {
		for (const name of this.running.keys()) this.kept.set(name, 0);
	}

	/** Runs to the end and gives back the last of the output; a failure carries its last lines. */
	async run(start: Omit<Start, 'log'> & { onLine?: (line: string) => void }): Promise<string> {
		const guard = ['--import', `${root}bin/exit-with-parent.mjs`];
		const child = spawn(process.execPath, [...guard, ...start.args], {
			cwd: start.cwd,
			env: start.env,
			stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
		});
		this.running.set(start.name, child);
		let output = '';
		for (const stream of [child.stdout, child.stderr])
			stream?.on('data', (data: Buffer) => {
				output = (output + data).slice(-8000);
				start.onLine?.(output.trimEnd().split('\n').at(-1) ?? '');
			});
		const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
		this.running.delete(start.name);
		if (this.stopping) throw new Failure('Stopping.');
		if (code !== 0)
			throw new Failure(
				/ENOSPC|database or disk is full/.test(output)
					? 'There is no space left on the disk.'
					: `${start.name} failed:\n${output.trim().split('\n').slice(-15).join('\n')}`,
			);
		return output;
	}

	pids(): Record<string, number> {
		return Object.fromEntries([...this.running].flatMap(([name, child]) => (child.pid ? [[name, child.pid]] : [])));
	}

	stopAll(): Promise<void> {
		this.stopping ??= Promise.all([...this.running.values()].map(stop)).then(() => {});
		return this.stopping;
	}
}

async function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
	child.kill('SIGTERM');
	const last = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
	await gone;
	clearTimeout(last);
}
