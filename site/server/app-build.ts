import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import type * as EntryModule from '#app/entry.server.tsx';

/** The build with the exports of our server entry. */
export type PageBuild = ServerBuild & { entry: { module: Pick<typeof EntryModule, 'siteContext' | 'dictionaries'> } };

export type AppBuild = {
	/** A function in development, where the build changes. */
	source: ServerBuild | (() => Promise<ServerBuild>);
	load: () => Promise<PageBuild>;
	mode: 'production' | 'development';
	middleware: ((next: RequestListener) => RequestListener) | null;
	/** Uses the site's own port for hot reload. */
	attachTo: (server: Server) => void;
};

/** The pages: a finished build in production, compiled on demand in development. */
export async function openAppBuild(): Promise<AppBuild> {
	if (process.env['NODE_ENV'] !== 'development') {
		const build: PageBuild = await import(new URL('../build/server/index.js', import.meta.url).href);
		return { source: build, load: async () => build, mode: 'production', middleware: null, attachTo: () => {} };
	}
	const { createServer } = await import('vite');
	// On a separate port hot reload would reconnect before the site is up, and open pages would reload into an error.
	const upgrades = createHttpServer();
	const vite = await createServer({
		root: fileURLToPath(new URL('..', import.meta.url)),
		server: { middlewareMode: true, hmr: { server: upgrades } },
		appType: 'custom',
	});
	const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<PageBuild>;
	return {
		source: load,
		load,
		mode: 'development',
		middleware: (next) => (request, response) => vite.middlewares(request, response, () => next(request, response)),
		attachTo: (server) => void server.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade)),
	};
}
