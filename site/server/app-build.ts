import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import type * as EntryModule from '#app/entry.server.tsx';

/** With what our entry gives to the server. */
export type PageBuild = ServerBuild & { entry: { module: Pick<typeof EntryModule, 'siteContext' | 'dictionaries'> } };

export type AppBuild = {
	/** What is rendered with: asked for anew only where it can change. */
	source: ServerBuild | (() => Promise<ServerBuild>);
	load: () => Promise<PageBuild>;
	mode: 'production' | 'development';
	middleware: ((next: RequestListener) => RequestListener) | null;
};

/** The pages: built once for production, compiled as they change in development. */
export async function openAppBuild(): Promise<AppBuild> {
	if (process.env['NODE_ENV'] !== 'development') {
		const build: PageBuild = await import(new URL('../build/server/index.js', import.meta.url).href);
		return { source: build, load: async () => build, mode: 'production', middleware: null };
	}
	const { createServer } = await import('vite');
	const vite = await createServer({
		root: fileURLToPath(new URL('..', import.meta.url)),
		server: { middlewareMode: true },
		appType: 'custom',
	});
	const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<PageBuild>;
	return {
		source: load,
		load,
		mode: 'development',
		middleware: (next) => (request, response) => vite.middlewares(request, response, () => next(request, response)),
	};
}
