import { createRequestHandler, type RequestHandler } from 'react-router';
import type { PageBuild } from './app-build.ts';

const variants = ['en', 'ar', 'plain'] as const;
type Variant = (typeof variants)[number];

/**
 * Answers a request with the routes of its language alone. React Router tries all routes in turn, several times for a page, and two thirds
 * of them are the same pages in other languages.
 */
export function createLanguageHandlers(build: PageBuild, mode: string): RequestHandler {
	const whole = createRequestHandler(build, mode);
	const handlers = Object.fromEntries(variants.map((variant) => [variant, createRequestHandler(onlyVariant(build, variant), mode)]));
	return (request, context) => {
		const variant = findVariant(new URL(request.url).pathname);
		return ((variant && handlers[variant]) ?? whole)(request, context);
	};
}

/** Null where the whole table has to say: for the list of routes that scripts ask for, and where a prefix may be encoded. */
export function findVariant(pathname: string): Variant | null {
	const first = (pathname.split('/', 2)[1] ?? '').replace(/\.data$/, '').toLowerCase();
	if (first === '__manifest' || first.includes('%')) return null;
	return first === 'en' || first === 'ar' ? first : 'plain';
}

/** The ids that `routes.ts` gives begin with the variant. */
function onlyVariant(build: PageBuild, variant: Variant): PageBuild {
	const isOfVariant = (id: string) => id === 'root' || id === `${variant} frame` || id.startsWith(`${variant}/`);
	const filter = <Route>(routes: Record<string, Route>) => Object.fromEntries(Object.entries(routes).filter(([id]) => isOfVariant(id)));
	return { ...build, routes: filter(build.routes), assets: { ...build.assets, routes: filter(build.assets.routes) } };
}
