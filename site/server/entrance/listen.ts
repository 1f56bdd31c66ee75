import { createServer, type RequestListener, type Server } from 'node:http';
import type { Config } from '#config';
import type { Logger } from '#runtime/logger.ts';

/** Connection limits, far above what ordinary clients need. */
const limits = {
	/** Request line and headers, also over a slow line. */
	headersTimeout: 10_000,
	/** The whole request: twenty photographs over a slow line. Forms without files have less time (accepted-bodies.ts). */
	requestTimeout: 300_000,
	/** How often expired connections are looked for. */
	connectionsCheckingInterval: 2000,
	/** Our own cookies take at most 8,000 bytes. */
	maxHeaderSize: 16_384,
	requireHostHeader: true,
};
/** No bytes in either direction, such as a client that stopped reading an answer. */
const SILENT_MS = 120_000;
/** Browsers fetch a page's images at once; a proxy keeps connections for a minute and should close them first. */
const IDLE_MS = { browser: 5000, proxy: 75_000 };
/** Each takes a file descriptor and about twenty kilobytes. */
const CONNECTIONS_MOST = 4000;
const TOLD_EVERY_MS = 60_000;

export function listen(listener: RequestListener, { host, port, trustedProxies }: Config, logger: Logger): Server {
	const server = createServer({ ...limits, keepAliveTimeout: trustedProxies === 0 ? IDLE_MS.browser : IDLE_MS.proxy }, listener);
	// Headers are limited by size. A limit by count would silently drop some, including the one that announces a body.
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
