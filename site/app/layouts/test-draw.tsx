import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router';
import { localeCodes } from '#domain/locales.ts';
import { dictionary } from '#site/server/words.ts';
import { compileAll } from '../i18n/compile-messages.ts';
import { type Messages, registerMessages } from '../i18n/messages.ts';

for (const locale of localeCodes) registerMessages(locale, compileAll(JSON.parse(dictionary(locale))) as Messages);

/** Renders a path on the server, after its loaders. */
export async function drawAt(path: string, routes: RouteObject[]): Promise<string> {
	const { query, dataRoutes } = createStaticHandler(routes);
	const context = await query(new Request(`http://site${path}`));
	if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
	return renderToStaticMarkup(<StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />);
}

export const linksIn = (html: string): string[] => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, to = '']) => decodeURI(to));
