import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Look, lookOf, siteMap } from './site-map.ts';

const looks: Look[] = ['home', 'search', 'property', 'development', 'favorites', 'forms', 'pages'];

/** The site map as a tree: every page in three forms, each in the default layout under its look, and a page for whatever is not there. */
function form(language: '' | 'en' | 'ar'): RouteConfigEntry[] {
	const id = language || 'plain';
	const pagesOf = (look: Look) =>
		siteMap
			.filter((entry) => lookOf(entry) === look)
			.flatMap(({ page, paths }) =>
				paths.map((path) =>
					path === '/' ? index(`pages/${page}.tsx`, { id: `${id}/` }) : route(path.slice(1), `pages/${page}.tsx`, { id: `${id}${path}` }),
				),
			);
	const dressed = (look: Look | 'parts', pages: RouteConfigEntry[]) =>
		layout(`looks/${look}.ts`, { id: `${id} ${look}` }, [layout('layouts/default.tsx', { id: `${id} ${look} frame` }, pages)]);
	const data = answers.map(([path, file]) => route(path, `answers/${file}.ts`, { id: `${id}/${path}` }));
	const nowhere = route('*', 'pages/not-found.tsx', { id: `${id}/*` });
	const tree = [
		...looks.map((look) => dressed(look, look === 'pages' ? [...pagesOf(look), nowhere] : pagesOf(look))),
		...(process.env['NODE_ENV'] === 'development' ? [dressed('parts', [route('ui', 'pages/ui.tsx', { id: `${id}/ui` })])] : []),
		...data,
	];
	return language ? prefix(language, tree) : tree;
}

/** What scripts of the pages ask for, in the language of the page. */
const answers = [
	['forms/problems.json', 'form-problems'],
	['search/count.json', 'search-count'],
	['search/filters.json', 'search-filters'],
	['search/suggest.json', 'search-suggest'],
	['search/pins.json', 'search-pins'],
	['search/cards.json', 'search-cards'],
	['search/photos.json', 'search-photos'],
] as const;

export default [...form('en'), ...form('ar'), ...form('')] satisfies RouteConfig;
