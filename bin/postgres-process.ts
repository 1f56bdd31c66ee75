import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

type Options = { program: string; folder: string; port: number; account: { uid: number; gid: number } | null };

/** Runs PostgreSQL for as long as its parent lives: the server itself would go on. Nothing of it is kept, so nothing is synced to the disk. */
const { program, folder, port, account }: Options = JSON.parse(process.argv[2] ?? '{}');

const settings = {
	listen_addresses: '127.0.0.1',
	unix_socket_directories: '',
	fsync: 'off',
	synchronous_commit: 'off',
	full_page_writes: 'off',
};
const server = spawn(
	program,
	['-D', join(folder, 'data'), '-p', String(port), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
	{ ...account, cwd: folder, stdio: 'inherit' },
);
// SIGINT is the fast way down: it does not wait for clients to leave.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill('SIGINT'));
server.on('exit', (code) => {
	rmSync(folder, { recursive: true, force: true });
	process.exit(code ?? 1);
});
