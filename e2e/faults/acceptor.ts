import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./accepting-process.ts', import.meta.url));

type Options = { args: string[]; onLine: (line: string) => void };

/** Runs an accepting process and restarts it whenever it was killed. */
export function startAcceptor({ args, onLine }: Options) {
	let becomeReady = () => {};
	let ready = Promise.resolve();
	let kills = 0;
	let child = start();

	function start(): ChildProcess {
		const started = spawn(process.execPath, [script, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
		ready = new Promise((resolve) => {
			becomeReady = resolve;
		});
		started.stdin?.on('error', () => {});
		if (started.stdout) createInterface({ input: started.stdout }).on('line', (line) => (line === 'ready' ? becomeReady() : onLine(line)));
		return started;
	}

	return {
		say: (line: string | number) => child.stdin?.write(`${line}\n`),
		/** Waits until the process works, so that it is not killed earlier on a slow machine. */
		ready: () => ready,
		async kill(): Promise<void> {
			const gone = new Promise((resolve) => child.once('close', resolve));
			child.kill('SIGKILL');
			await gone;
			kills++;
			child = start();
		},
		kills: () => kills,
		end: () => child.kill('SIGKILL'),
		async stop(): Promise<void> {
			const gone = new Promise((resolve) => child.once('close', resolve));
			child.stdin?.end();
			await gone;
		},
	};
}
