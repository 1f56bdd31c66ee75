export type ShownAddress = { address: string; canonical: string | null; title: string };

/** Typed words, drawn areas and positions are private; a page number is not a filter. */
const notTold = ['q', 'text', 'near', 'bounds', 'shape', 'page'];
const campaign = /^utm_(?:source|medium|campaign|content|term)$/;
const LONGEST = 500;

/** Staff pages are not counted. */
export const isCounted = ({ address }: ShownAddress): boolean => !/^(?:\/(?:en|ar))?\/admin(?:\/|$)/.test(new URL(address).pathname);

/** The canonical address without its query, except campaign parameters. */
export function readPageFacts({ address, canonical, title }: ShownAddress): { url: string; title: string } {
	const { pathname } = new URL(canonical ?? address);
	const kept = new URLSearchParams([...new URL(address).searchParams].filter(([name]) => campaign.test(name)));
	const path = withoutReference(pathname);
	return {
		url: (kept.size ? `${path}?${kept}` : path).slice(0, LONGEST),
		// The title of an error page contains the requested address.
		title: canonical ? title.slice(0, LONGEST) : (/^\d{3}/.exec(title)?.[0] ?? ''),
	};
}

/** The referring page without its query, which may contain what somebody searched for. */
export function readReferrer(referrer: string, origin: string): string {
	if (!URL.canParse(referrer)) return '';
	const { origin: from, pathname } = new URL(referrer);
	return (from === origin ? withoutReference(pathname) : from + pathname).slice(0, LONGEST);
}

const withoutReference = (path: string): string => path.replace(/\/received\/.*/, '/received');

/** Click ids of advertisers, such as `gclid`. */
const clickMark = /clid$/;

/**
 * The filters of a search, from its canonical address (or its own address, when the canonical one is a landing page). Null when it is no
 * search or has no filters.
 */
export function readFilters({ address, canonical }: ShownAddress): Record<string, string> | null {
	if (!canonical) return null;
	const searched = [canonical, address].map((one) => new URL(one)).find(({ pathname }) => pathname.endsWith('/search'));
	const filters = [...(searched?.searchParams ?? [])].filter(
		([name]) => !notTold.includes(name) && !campaign.test(name) && !clickMark.test(name),
	);
	return filters.length > 0 ? Object.fromEntries(filters) : null;
}

/** Null when it is no comparison. */
export function countCompared({ canonical }: ShownAddress): number | null {
	if (!canonical) return null;
	const { pathname, searchParams } = new URL(canonical);
	const homes = searchParams.getAll('ids').join().split(',').length;
	return pathname.endsWith('/compare') && homes > 1 ? homes : null;
}
