import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import type * as EntryModule from '#app/entry.server.tsx';

/** With what our entry gives to the server. */
export type PageBuild = ServerBuild & { entry: { module: Pick<typeof EntryModule, 'siteContext' | 'dictionaries'> } };

export type AppBuild = {
	/** What is rendered with: asked for again only where it can change. */
	source: ServerBuild | (() => Promise<ServerBuild>);
	load: () => Promise<PageBuild>;
	mode: 'production' | 'development';
	middleware: ((next: RequestListener) => RequestListener) | null;
	/** Lets open pages hear of changes over the site's own port. */
	attachTo: (server: Server) => void;
};

/** The pages: built once for production, compiled as they change in development. */
export async function openAppBuild(): Promise<AppBuild> {
	if (process.env['NODE_ENV'] !== 'development') {
		const build: PageBuild = await import(new URL('../build/server/index.js', import.meta.url).href);
		return { source: build, load: async () => build, mode: 'production', middleware: null, attachTo: () => {} };
	}
	const { createServer } = await import('vite');
	// On a port of its own it would be back before the site is, and open pages would load themselves into an error.
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
