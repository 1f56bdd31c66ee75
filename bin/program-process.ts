import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

export type Program = {
	program: string;
	args: string[];
	folder: string;
	/** The account to run as, when not our own. */
	account: { uid: number; gid: number } | null;
	/** The signal that stops it without waiting for clients. */
	stopSignal: NodeJS.Signals;
	/** Removes the folder when it stops. */
	isTemporary: boolean;
};

/** Wraps a foreign program, which would otherwise outlive its parent. */
const { program, args, folder, account, stopSignal, isTemporary }: Program = JSON.parse(process.argv[2] ?? '{}');

const server = spawn(program, args, { ...account, cwd: folder, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(stopSignal));
server.on('exit', (code) => {
	if (isTemporary) rmSync(folder, { recursive: true, force: true });
	process.exit(code ?? 1);
});
