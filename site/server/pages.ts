import type { Context } from 'hono';
import { isbot } from 'isbot';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Search } from '../../catalogue/open-search.ts';
import type { Config } from '../../config.ts';
import type { Content } from '../../content/content.ts';
import type { StaffDoor } from '../../content/staff.ts';
import type { Site } from '../app/context.ts';
import type { AppBuild } from './app-build.ts';
import { buildIdOf } from './builds.ts';

/** Renders a page. Crawlers never get an error page: they are asked to come back. */
export async function createPages(build: AppBuild, content: Content, search: Search, staff: StaffDoor, config: Config) {
	const render = createRequestHandler(build.load, build.mode);
	const { assets } = await build.load();
	const buildId = buildIdOf(assets.version);

	return {
		buildId,
		async handle({ req }: Context): Promise<Response> {
			const site: Site = {
				read: content.read,
				search,
				ready: () => content.status().complete,
				origin: config.publicUrl ?? new URL(req.url).origin,
				settings: config.settings,
				buildId,
				staff,
			};
			const { entry } = await build.load();
			const { siteContext } = entry.module as unknown as { siteContext: Parameters<RouterContextProvider['set']>[0] };
			const context = new RouterContextProvider();
			context.set(siteContext, site as never);
			const response = await render(req.raw, context);
			if (response.status >= 500 && isbot(req.header('user-agent')))
				return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
			return response;
		},
	};
}
