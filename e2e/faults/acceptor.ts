import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./accepting-process.ts', import.meta.url));

type Options = { args: string[]; onLine: (line: string) => void };

/** A process that accepts, and is started again whenever it was killed. */
export function startAcceptor({ args, onLine }: Options) {
	let child = start();
	let kills = 0;

	function start(): ChildProcess {
		const started = spawn(process.execPath, [script, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
		started.stdin?.on('error', () => {});
		if (started.stdout) createInterface({ input: started.stdout }).on('line', onLine);
		return started;
	}

	return {
		say: (line: string | number) => child.stdin?.write(`${line}\n`),
		async kill(): Promise<void> {
			const gone = new Promise((resolve) => child.once('close', resolve));
			child.kill('SIGKILL');
			await gone;
			kills++;
			child = start();
		},
		kills: () => kills,
		async stop(): Promise<void> {
			const gone = new Promise((resolve) => child.once('close', resolve));
			child.stdin?.end();
			await gone;
		},
	};
}
