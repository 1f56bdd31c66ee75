import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure, stoppedFailure } from './failure.ts';
import { type Output, readLines } from './output.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Only these of the machine's variables reach the processes we start: the rest comes from the configuration. */
const passedOn = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'NODE_EXTRA_CA_CERTS', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'CI'];

export type Environment = Record<string, string | undefined>;

/** What Node has compiled once it need not compile at the next start. */
const compiled = join(root, 'node_modules', '.cache', 'compiled');

export const baseEnvironment = (): Environment => ({
	...Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
	NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? compiled,
});

type Start = { name: string; args: string[]; env: Environment; cwd: string };

type Options = {
	/** Brings back what dies. Without it, that one has died is told and nothing else. */
	restarts?: boolean;
	/** Where the lines of a process go; without it they are read and dropped. */
	output?: (name: string) => Output | 'inherit';
	/** Told whenever a process is there, also again. */
	onStart?: () => void;
};

/** Longer than the site takes to answer what is on its way (site/server/graceful-stop.ts). */
const STOP_MS = 15_000;
/** At once, and slower the more often it has just died. */
const RESTART_MS = [0, 500, 2000, 5000, 15_000];
/** After so long, what was before is forgotten. */
const GOOD_MS = 60_000;
const LAST_LINES = 20;

/** Starts processes on the Node that runs this, brings back those that die, and takes them all down together. */
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
		if (this.stopping) throw stoppedFailure();
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

	/** Stops it, and starts it again with what is there now. */
	restart(name: string): void {
		const child = this.running.get(name);
		if (!child) return;
		this.restarting.add(child);
		void stop(child);
	}

	/** Whether it is there, or on its way back. */
	has(name: string): boolean {
		return this.running.has(name) || (this.managed.has(name) && this.options.restarts === true);
	}

	/** How often it has died since it last ran well. */
	countDeaths(name: string): number {
		return this.managed.get(name)?.deaths ?? 0;
	}

	/** What it complained about last. */
	findLastComplaint(name: string): string | null {
		return lastComplaint(this.managed.get(name)?.lines ?? []);
	}

	/** Runs to the end and gives back the last of the output; a failure says what it complained about. */
	async run(start: Start & { onLine?: (line: string) => void }): Promise<string> {
		if (this.stopping) throw stoppedFailure();
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
		if (this.stopping) throw stoppedFailure();
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

/** The text of a line of JSON, no matter who wrote it. */
function messageIn(line: string): string | null {
	try {
		const { msg, message, err } = JSON.parse(line);
		return String(err?.message ?? msg ?? message ?? '');
	} catch {
		return line;
	}
}

/** The last line that was an error's, without where in the code it came from. */
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
