import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

export type Program = {
	program: string;
	args: string[];
	folder: string;
	/** The account that runs the program, where it is not ours. */
	account: { uid: number; gid: number } | null;
	/** What tells it to stop without waiting for those who are connected. */
	stopSignal: NodeJS.Signals;
	/** The folder goes when it stops. */
	isTemporary: boolean;
};

/** Runs a program that is not ours for as long as its parent lives: by itself it would go on. */
const { program, args, folder, account, stopSignal, isTemporary }: Program = JSON.parse(process.argv[2] ?? '{}');

const server = spawn(program, args, { ...account, cwd: folder, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(stopSignal));
server.on('exit', (code) => {
	if (isTemporary) rmSync(folder, { recursive: true, force: true });
	process.exit(code ?? 1);
});
