import { withoutPrefix } from './i18n/locale-paths.ts';
import { landingPaths, type PageName, siteMap } from './site-map.ts';

export type PageRule = { cache: boolean; index: boolean; payload: boolean };

/** Pages of one visitor or of staff: never cached, indexed or served as JSON. */
const personal: readonly PageName[] = [
	'admin-search',
	'favorites',
	'compare',
	'received',
	'viewing',
	'alerts-confirm',
	'alerts-manage',
	'alerts-unsubscribe',
];

/** The same for everybody, but not worth indexing. */
const unlisted: readonly PageName[] = ['alerts'];

/** Whether a page's addresses may be cached by others, are indexed, and serve their data as JSON. */
export function pageRule(page: PageName): PageRule {
	const isOpen = !personal.includes(page);
	const isListed = isOpen && !unlisted.includes(page);
	return { cache: isOpen, index: isListed, payload: isListed };
}

const toPattern = (path: string) =>
	new RegExp(`^${encodeURI(path.replace('/:facet?', '')).replace(/:\w+/g, '[^/]+')}${path.endsWith('?') ? '(?:/[^/]+)?' : ''}$`);

const addresses: [RegExp, PageName][] = [
	...siteMap.flatMap(({ page, paths }) => paths.map((path): [RegExp, PageName] => [toPattern(path), page])),
	...landingPaths.map((path): [RegExp, PageName] => [toPattern(path), 'landing']),
];

/** The page at a path in any language. Paths without an id take precedence. */
export function pageAt(path: string): PageName | null {
	const bare = withoutPrefix(path);
	const exact = siteMap.find(({ paths }) => paths.some((known) => known === bare));
	return exact?.page ?? addresses.find(([address]) => address.test(bare))?.[1] ?? null;
}

/** The rules of all addresses, grouped by exact match and by prefix with an id. */
export function routeRules(prefixes: readonly string[]) {
	const rules = [...siteMap, { page: 'landing' as const, paths: landingPaths }].flatMap(({ page, paths }) =>
		prefixes.flatMap((prefix) => paths.map((path): [string, PageRule] => [prefix + (prefix && path === '/' ? '' : path), pageRule(page)])),
	);
	const isDynamic = ([path]: [string, PageRule]) => path.includes('/:');
	return {
		static: Object.fromEntries(rules.filter((rule) => !isDynamic(rule))),
		dynamic: Object.fromEntries(rules.filter(isDynamic)),
	};
}
