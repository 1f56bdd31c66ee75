import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createRequestHandler } from 'react-router';
import { readConfig } from '../config.ts';
import { openAppBuild } from './server/app-build.ts';

const config = readConfig();
const build = await openAppBuild();
const render = createRequestHandler(build.load, build.mode);
const client = new URL('./build/client', import.meta.url).pathname;

/** What a request passes through, in order. */
const app = new Hono()
	.get('/healthz', (context) => context.json({ status: 'ok', node: process.version }))
	.use(
		'/assets/*',
		serveStatic({ root: client, onFound: (_path, context) => context.header('cache-control', 'public, max-age=31536000, immutable') }),
	)
	.all('*', (context) => render(context.req.raw));

const listener = getRequestListener(app.fetch);
const server = createServer(build.middleware?.(listener) ?? listener);
server.listen(config.port, config.host);

process.on('SIGTERM', () => {
	server.close(() => process.exit(0));
	server.closeIdleConnections();
});
