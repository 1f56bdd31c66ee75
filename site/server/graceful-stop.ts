import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '#runtime/logger.ts';

/** For so long at most new connections are still taken: one a turn of the event loop, which under load takes its time. */
const ACCEPT_MS = 4000;
/** A connection that has been quiet for so long has no request on its way. */
const QUIET_MS = 1000;
/** Anyone who still reads an answer then is cut off. */
const DRAIN_MS = 6000;
/** Closing the stores has so long: one of them may wait for a Directus that does not answer. What was accepted is on disk by then. */
const CLOSE_MS = 2000;

/** On SIGTERM or SIGINT: no new connections, requests on their way are answered and told that it was the last, then everything is closed. */
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

/** The person who has been told already that the connection stays asks once more, and is told then. */
function sayLast(response: ServerResponse): void {
	if (!response.headersSent) response.shouldKeepAlive = false;
}

/** Connections that the kernel has taken and we have not looked at yet would be reset with the closing of the door. */
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

/** Not `server.close()`: it cuts every connection whose request was sent and not read yet, which for Node is an idle one. */
async function drain(server: Server): Promise<void> {
	const drained = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
	const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
	const deadline = setTimeout(() => {
		// By the next turn of the event loop what has arrived meanwhile is read.
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
