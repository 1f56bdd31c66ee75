import type { Server } from 'node:http';
import type { Logger } from '../../content/logger.ts';

const PATIENCE_MS = 5000;

/** On SIGTERM or SIGINT: no new requests, the running ones finish, then everything is closed. */
export function stopGracefully(server: Server, close: (() => Promise<void> | void)[], logger: Logger): void {
	let stopping = false;
	const stop = async () => {
		if (stopping) return;
		stopping = true;
		setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
		await new Promise<void>((resolve) => {
			server.close(() => resolve());
			server.closeIdleConnections();
		});
		for (const one of close) await one();
		logger.info('stopped');
		process.exit(0);
	};
	process.on('SIGTERM', () => void stop());
	process.on('SIGINT', () => void stop());
}
