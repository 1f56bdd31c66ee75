import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { siteMap } from './site-map.ts';

/** The site map as a tree: every page in three forms, each form in the default layout, and a page for whatever is not there. */
function form(prefix: '' | 'en' | 'ar'): RouteConfigEntry {
	const id = prefix || 'plain';
	const pages = siteMap.flatMap(({ page, paths }) =>
		paths.map((path) =>
			path === '/' ? index(`pages/${page}.tsx`, { id: `${id}/` }) : route(path.slice(1), `pages/${page}.tsx`, { id: `${id}${path}` }),
		),
	);
	const data = answers.map(([path, file]) => route(path, `answers/${file}.ts`, { id: `${id}/${path}` }));
	const children = [...pages, ...data, ...developerPages(id), route('*', 'pages/not-found.tsx', { id: `${id}/*` })];
	return prefix ? route(prefix, 'layouts/default.tsx', { id }, children) : layout('layouts/default.tsx', { id }, children);
}

/** What scripts of the pages ask for, in the language of the page. */
const answers = [
	['search/filters.json', 'search-filters'],
	['search/pins.json', 'search-pins'],
	['search/cards.json', 'search-cards'],
] as const;

/** The interface parts side by side, for whoever builds with them. */
const developerPages = (id: string) => (process.env['NODE_ENV'] === 'development' ? [route('ui', 'pages/ui.tsx', { id: `${id}/ui` })] : []);

export default [form('en'), form('ar'), form('')] satisfies RouteConfig;
