import { createServer, type RequestListener, type Server } from 'node:http';
import type { Config } from '#config';
import type { Logger } from '#runtime/logger.ts';

/** What a connection may take before it is cut. Nobody who wants an answer comes near any of these. */
const limits = {
	/** The first line and the headers are there at once, also over a bad line. */
	headersTimeout: 10_000,
	/** A request with its body: twenty photos over a slow line. Forms without files have less (accepted-bodies.ts). */
	requestTimeout: 300_000,
	/** How often those that are over their time are looked for. */
	connectionsCheckingInterval: 2000,
	/** Cookies of ours take eight thousand at most. */
	maxHeaderSize: 16_384,
	requireHostHeader: true,
};
/** Neither side says anything: somebody stopped reading in the middle of an answer. */
const SILENT_MS = 120_000;
/** A browser comes back for the pictures of a page at once; a proxy keeps its connections for a minute and should be the first to close one. */
const IDLE_MS = { browser: 5000, proxy: 75_000 };
/** Each takes a file descriptor and some twenty kilobytes. */
const CONNECTIONS_MOST = 4000;
const TOLD_EVERY_MS = 60_000;

export function listen(listener: RequestListener, { host, port, trustedProxies }: Config, logger: Logger): Server {
	const server = createServer({ ...limits, keepAliveTimeout: trustedProxies === 0 ? IDLE_MS.browser : IDLE_MS.proxy }, listener);
	// Their size is bounded. Beyond a count Node would leave out the rest in silence, and with it what says that there is a body.
	server.maxHeadersCount = 0;
	server.maxConnections = CONNECTIONS_MOST;
	server.timeout = SILENT_MS;
	let told = Number.NEGATIVE_INFINITY;
	server.on('drop', () => {
		if (performance.now() - told < TOLD_EVERY_MS) return;
		told = performance.now();
		logger.warn('connection.refused', 'Connections are refused: too many are open', { most: CONNECTIONS_MOST });
	});
	return server.listen(port, host);
}
