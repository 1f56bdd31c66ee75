import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createStoppedFailure, Failure } from './failure.ts';
import { type Output, readLines } from './output.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Only these environment variables are passed on; everything else comes from the configuration. */
const passedOn = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'NODE_EXTRA_CA_CERTS', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'CI'];

export type Environment = Record<string, string | undefined>;

const compiled = join(root, 'node_modules', '.cache', 'compiled');

export const baseEnvironment = (): Environment => ({
	...Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
	NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? compiled,
});

type Start = { name: string; args: string[]; env: Environment; cwd: string };

type Options = {
	/** Restarts a process that dies. Otherwise its death is only reported. */
	restarts?: boolean;
	/** Where output goes; without it output is discarded. */
	output?: (name: string) => Output | 'inherit';
	/** Called after every start and restart. */
	onStart?: () => void;
};

/** Longer than the site's graceful stop (site/server/graceful-stop.ts). */
const STOP_MS = 15_000;
/** The delay grows with the number of recent deaths. */
const RESTART_MS = [0, 500, 2000, 5000, 15_000];
/** After running this long, earlier deaths no longer count. */
const GOOD_MS = 60_000;
const LAST_LINES = 20;

/** Starts processes on this Node, restarts those that die, and stops them together. */
export class Processes {
	private readonly running = new Map<string, ChildProcess>();
	private readonly managed = new Map<string, { deaths: number; lines: string[] }>();
	private readonly restarting = new Set<ChildProcess>();
	private stopping: Promise<void> | null = null;
	private readonly onExit: (name: string, how: string) => void;
	private readonly options: Options;

	constructor(onExit: (name: string, how: string) => void, options: Options = {}) {
		this.onExit = onExit;
		this.options = options;
	}

	start(start: Start): ChildProcess {
		if (this.stopping) throw createStoppedFailure();
		const { name } = start;
		const state = this.managed.get(name) ?? { deaths: 0, lines: [] };
		this.managed.set(name, state);
		const output = this.options.output?.(name);
		const child = this.spawn(start, output === 'inherit' ? 'inherit' : 'pipe');
		for (const stream of [child.stdout, child.stderr])
			if (stream)
				readLines(stream, name, (line) => {
					state.lines = [...state.lines.slice(1 - LAST_LINES), line];
					if (output !== 'inherit') output?.write(line);
				});
		this.options.onStart?.();
		const since = Date.now();
		child.on('exit', (code, signal) => {
			if (this.stopping) return;
			if (this.restarting.delete(child)) return void this.start(start);
			this.onExit(name, signal ? `killed by ${signal}` : `exit code ${code}`);
			if (!this.options.restarts) return;
			if (Date.now() - since > GOOD_MS) state.deaths = 0;
			const wait = RESTART_MS[Math.min(state.deaths++, RESTART_MS.length - 1)];
			setTimeout(() => this.stopping || this.start(start), wait);
		});
		return child;
	}

	private spawn({ name, args, env, cwd }: Start, stdio: 'inherit' | 'pipe'): ChildProcess {
		const guard = ['--import', `${root}bin/exit-with-parent.mjs`];
		const child = spawn(process.execPath, [...guard, ...args], { cwd, env, stdio: ['ignore', stdio, stdio, 'ipc'] });
		this.running.set(name, child);
		child.on('exit', () => this.running.get(name) === child && this.running.delete(name));
		return child;
	}

	restart(name: string): void {
		const child = this.running.get(name);
		if (!child) return;
		this.restarting.add(child);
		void stop(child);
	}

	/** Running, or about to be restarted. */
	has(name: string): boolean {
		return this.running.has(name) || (this.managed.has(name) && this.options.restarts === true);
	}

	/** Deaths since it last ran well. */
	countDeaths(name: string): number {
		return this.managed.get(name)?.deaths ?? 0;
	}

	/** Its last error output. */
	findLastComplaint(name: string): string | null {
		return lastComplaint(this.managed.get(name)?.lines ?? []);
	}

	/** Runs to the end and returns the last of its output; throws with its error output. */
	async run(start: Start & { onLine?: (line: string) => void }): Promise<string> {
		if (this.stopping) throw createStoppedFailure();
		const child = this.spawn(start, 'pipe');
		const lines: string[] = [];
		for (const stream of [child.stdout, child.stderr])
			if (stream)
				readLines(stream, start.name, (line) => {
					lines.push(line);
					if (lines.length > 200) lines.shift();
					start.onLine?.(messageIn(line) ?? '');
				});
		const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
		if (this.stopping) throw createStoppedFailure();
		const output = lines.join('\n');
		if (code !== 0)
			throw new Failure(
				/ENOSPC|database or disk is full/.test(output)
					? 'There is no space left on the disk.'
					: `${start.name} failed: ${lastComplaint(lines) ?? `exit code ${code}`}`,
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

/** The message of a JSON log line, of any logger. */
function messageIn(line: string): string | null {
	try {
		const { msg, message, err } = JSON.parse(line);
		return String(err?.message ?? msg ?? message ?? '');
	} catch {
		return line;
	}
}

/** The last error line, without stack frames. */
function lastComplaint(lines: string[]): string | null {
	const isStack = (text: string) => /^\s*(at |\^|[{}[\]]|node:|Node\.js v|throw |code: )/.test(text);
	const texts = lines.map((line) => messageIn(line) ?? '').filter((text) => text && !isStack(text));
	const complaint =
		texts.findLast((text) => /error|fail|cannot|could not|refused|denied|unable|damaged|malformed/i.test(text)) ?? texts.at(-1);
	return complaint?.split('\n')[0]?.slice(0, 300) ?? null;
}

async function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
	child.kill('SIGTERM');
	const last = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
	await gone;
	clearTimeout(last);
}
