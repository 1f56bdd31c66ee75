import { connect, createServer, type Socket } from 'node:net';

export type TcpGate = Awaited<ReturnType<typeof startTcpGate>>;

/** A TCP proxy that forwards, accepts without answering, or refuses and cuts connections. */
export async function startTcpGate(target: { host: string; port: number }) {
	let state: 'open' | 'silent' | 'closed' = 'open';
	const sockets = new Set<Socket>();
	const keep = (socket: Socket) => {
		sockets.add(socket);
		socket.on('error', () => socket.destroy());
		socket.on('close', () => sockets.delete(socket));
	};
	const server = createServer((incoming) => {
		keep(incoming);
		if (state === 'closed') return void incoming.destroy();
		const onward = connect(target.port, target.host);
		keep(onward);
		incoming.on('data', (bytes) => state === 'open' && onward.write(bytes));
		onward.on('data', (bytes) => state === 'open' && incoming.write(bytes));
		incoming.on('close', () => onward.destroy());
		onward.on('close', () => incoming.destroy());
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const breakAll = () => {
		for (const socket of sockets) socket.destroy();
	};
	return {
		port: typeof address === 'object' && address ? address.port : 0,
		set(next: typeof state): void {
			state = next;
			if (next !== 'silent') breakAll();
		},
		close(): void {
			breakAll();
			server.close();
		},
	};
}
