import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { parseId } from '#app/addresses.ts';
import { isOfStaff } from '#app/features/staff/cookies.ts';
import { withoutPrefix } from '#app/i18n/locale-paths.ts';
import { pageAt } from '#app/page-rules.ts';
import { readSearch, writeSearch } from '#app/parts/search/address.ts';
import { landingFilters } from '#catalogue/landings/landing-page.ts';
import type { Search } from '#catalogue/open-search.ts';
import type { Filters } from '#catalogue/query.ts';
import { keepNewest } from '../keep-newest.ts';

/** A listing, or a search by its most common filters. */
export type Visit = { kind: 'listing' | 'search'; name: string };

type Landings = Pick<Search['landings'], 'read'>;
type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const DATA = '.data';
const notPages = /^\/(?:assets\/|_)/;
const HERE = 'http://site';

/** Null for robots, staff, previews, prefetches and all other pages. Also null when the referring page is the same listing or search. */
export function readVisit({ method, url = '', headers }: Asked, status: number, landings: Landings): Visit | null {
	if (notPages.test(url) || method !== 'GET' || (status !== 200 && status !== 304) || headers['sec-purpose'] !== undefined) return null;
	const program = headers['user-agent'];
	if (isOfStaff(headers.cookie ?? '') || !program || isRobot(program)) return null;
	const visit = visitAt(URL.parse(url, HERE), landings);
	const before = visit && visitAt(URL.parse(headers.referer ?? '', HERE), landings);
	return visit && visit.kind === before?.kind && visit.name === before.name ? null : visit;
}

const MOST_KEPT = 1000;
const LONGEST_KEPT = 300;

/** Memoised, because sending a cached page takes no longer than parsing its address. */
function remembering<T>(make: (text: string) => T): (text: string) => T {
	const kept = keepNewest<T>(MOST_KEPT);
	return (text) => (text.length > LONGEST_KEPT ? make(text) : kept.find(text, () => make(text)));
}

const isRobot = remembering(isbot);
const nameSearch = remembering((query) => writeSearch({ filters: inCommon(readSearch(new URLSearchParams(query)).search.filters) }));

function visitAt(url: URL | null, landings: Landings): Visit | null {
	if (!url || url.searchParams.has('preview')) return null;
	const path = url.pathname.endsWith(DATA) ? url.pathname.slice(0, -DATA.length) : url.pathname;
	const page = pageAt(path);
	if (page === 'property') {
		const id = parseId(withoutPrefix(path).split('/').at(-1));
		return id === null ? null : { kind: 'listing', name: String(id) };
	}
	if (page === 'search') return { kind: 'search', name: nameSearch(url.search) };
	const filters = page === 'landing' ? landingAt(path, landings) : null;
	return filters && { kind: 'search', name: writeSearch({ filters: inCommon(filters) }) };
}

function landingAt(path: string, landings: Landings): Filters | null {
	try {
		const words = withoutPrefix(path).split('/').filter(Boolean).map(decodeURIComponent);
		const page = landings.read(words);
		return page && landingFilters(page);
	} catch {
		return null;
	}
}

/** Nothing typed: no words, amounts or map bounds. */
const inCommon = ({ purpose, category, types, regions, locations, areas, compounds, developers }: Filters): Filters => ({
	...(purpose && { purpose }),
	...(category && { category }),
	...(types && { types }),
	...(regions && { regions }),
	...(locations && { locations }),
	...(areas && { areas }),
	...(compounds && { compounds }),
	...(developers && { developers }),
});
