import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { landingPaths, siteMap } from './site-map.ts';

/** Every page in three variants (no prefix, /en, /ar) inside the default layout, plus "not found" and "offline". */
function buildVariant(language: '' | 'en' | 'ar'): RouteConfigEntry[] {
	const id = language || 'plain';
	const pages = siteMap.flatMap(({ page, paths }) =>
		paths.map((path) =>
			path === '/' ? index(`pages/${page}.tsx`, { id: `${id}/` }) : route(path.slice(1), `pages/${page}.tsx`, { id: `${id}${path}` }),
		),
	);
	const landings = landingPaths.map((path) => route(path.slice(1), 'pages/search.tsx', { id: `${id}${path}` }));
	const samples = process.env['NODE_ENV'] === 'development' ? [route('ui', 'pages/ui.tsx', { id: `${id}/ui` })] : [];
	const offline = route('offline', 'pages/offline.tsx', { id: `${id}/offline` });
	const nowhere = route('*', 'pages/not-found.tsx', { id: `${id}/*` });
	const data = answers.map(([path, file]) => route(path, `answers/${file}.ts`, { id: `${id}/${path}` }));
	const file = 'layouts/default.tsx';
	const inside = [...pages, ...landings, ...samples, offline, nowhere];
	// The prefix is on the layout's route, so that the router skips all pages of the other language at once.
	return language
		? [route(language, file, { id: `${id} frame` }, inside), ...prefix(language, data)]
		: [layout(file, { id: `${id} frame` }, inside), ...data];
}

/** Endpoints for scripts, per language. */
const answers = [
	['forms/problems.json', 'form-problems'],
	['forms/list-property.json', 'list-property'],
	['forms/enquiry.json', 'enquiry-form'],
	['received/:id/viewing.ics', 'viewing-calendar'],
	['preview.json', 'preview'],
	['preview/link', 'preview-link'],
	['admin/search.csv', 'staff-file'],
	['admin/change.json', 'staff-change'],
	['search/count.json', 'search-count'],
	['search/filters.json', 'search-filters'],
	['search/pay.json', 'search-pay'],
	['search/suggest.json', 'search-suggest'],
	['search/pins.json', 'search-pins'],
	['search/cards.json', 'search-cards'],
	['search/photos.json', 'search-photos'],
] as const;

export default [...buildVariant('en'), ...buildVariant('ar'), ...buildVariant('')] satisfies RouteConfig;
