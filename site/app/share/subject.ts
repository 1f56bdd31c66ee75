import { type Addressable, addressables, parseId } from '../addresses.ts';
import { landingPaths, type PageName, siteMap } from '../site-map.ts';

/** A record, or a page without a record. */
export type ShareSubject = { kind: Addressable; id: number } | { kind: 'page'; id: PageName };

/** `path` is without a language prefix. */
export function parseSubject(path: string): ShareSubject | null {
	const page = siteMap.find(({ paths }) => paths[0] === path);
	if (page) return { kind: 'page', id: page.page };
	if (landingPaths.some((landing) => path.startsWith(landing.slice(0, landing.indexOf(':'))))) return { kind: 'page', id: 'search' };
	const [, section, rest] = path.split('/');
	const kind = addressables.find(([, address]) => address === `/${section}`)?.[0];
	const id = parseId(rest);
	return kind && id !== null ? { kind, id } : null;
}
