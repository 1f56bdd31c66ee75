import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '#runtime/logger.ts';

/** How long waiting connections are still accepted: one per turn of the event loop, which is slow under load. */
const ACCEPT_MS = 4000;
/** After this much silence a connection has no request in flight. */
const QUIET_MS = 1000;
/** Clients still reading an answer after this are disconnected. */
const DRAIN_MS = 6000;
/** The time to close the stores, one of which may wait for Directus. What was accepted is on disk by then. */
const CLOSE_MS = 2000;

/** On SIGTERM or SIGINT: stops accepting, finishes requests in flight with `connection: close`, then closes everything. */
export function stopGracefully(server: Server, close: (() => Promise<void> | void)[], logger: Logger): void {
	const answering = new Set<ServerResponse>();
	let stopping = false;
	server.prependListener('request', (_request, response: ServerResponse) => {
		if (stopping) sayLast(response);
		answering.add(response);
		response.once('close', () => answering.delete(response));
	});

	const stop = async () => {
		if (stopping) return;
		stopping = true;
		for (const response of answering) sayLast(response);
		await acceptWaiting(server);
		await drain(server);
		await Promise.race([closeAll(close, logger), pause(CLOSE_MS)]);
		logger.info('site.stopped', 'The site has stopped');
		process.exit(0);
	};
	process.on('SIGTERM', () => void stop());
	process.on('SIGINT', () => void stop());
}

/** Where headers were sent already, the client is told with its next request. */
function sayLast(response: ServerResponse): void {
	if (!response.headersSent) response.shouldKeepAlive = false;
}

/** Connections in the kernel's backlog would be reset when the socket closes, so they are accepted first. */
async function acceptWaiting(server: Server): Promise<void> {
	let accepted = 0;
	server.on('connection', () => accepted++);
	for (const since = Date.now(); Date.now() - since < ACCEPT_MS; ) {
		accepted = 0;
		await pause(100);
		await nextTurn();
		if (accepted === 0) return;
	}
}

/** Not `server.close()`, which also cuts connections whose request has arrived but was not read yet. */
async function drain(server: Server): Promise<void> {
	const drained = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
	const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
	const deadline = setTimeout(() => {
		// By the next turn of the event loop, requests that arrived meanwhile have been read.
		const tidy = () => setImmediate(() => server.closeIdleConnections());
		tidy();
		setInterval(tidy, 200).unref();
	}, QUIET_MS);
	await drained;
	clearTimeout(cutOff);
	clearTimeout(deadline);
}

async function closeAll(close: (() => Promise<void> | void)[], logger: Logger): Promise<void> {
	for (const one of close)
		try {
			await one();
		} catch (error) {
			logger.error('site.close_failed', 'A part of the site could not be closed', {
				error: error instanceof Error ? error.message : String(error),
			});
		}
}
