import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { checkPort, freePort } from './checks.ts';

const HOST = '127.0.0.1';

test('a port in use is reported, whatever host we listen on', async () => {
	const port = await freePort();
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(port, HOST, resolve));
	for (const host of [HOST, '0.0.0.0']) await expect(checkPort(port, host, 'PORT')).rejects.toThrow(`PORT=${port + 1}`);
	server.close();
});

/** Another process, as visitors are: it comes again and again, and says how often somebody took it in. */
const visitor = `
	const [port, host] = process.argv.slice(1);
	let takenIn = 0;
	const come = () => {
		const socket = require('node:net').connect(Number(port), host);
		socket.once('connect', () => socket.destroy(void takenIn++));
		socket.once('error', () => {});
		socket.once('close', () => setImmediate(come));
	};
	for (let count = 0; count < 20; count++) come();
	console.log('comes');
	process.stdin.once('data', () => process.exit(console.log(takenIn)));
`;

test('checking a port does not accept visitors’ connections', async () => {
	const port = await freePort();
	const child = spawn(process.execPath, ['-e', visitor, String(port), HOST], { stdio: ['pipe', 'pipe', 'inherit'] });
	let said = '';
	child.stdout.on('data', (data) => (said += data));
	await expect.poll(() => said).toContain('comes');
	const end = Date.now() + 2000;
	while (Date.now() < end) await checkPort(port, HOST, 'PORT');
	child.stdin.write('enough');
	await once(child, 'exit');
	expect(said).toBe('comes\n0\n');
});
