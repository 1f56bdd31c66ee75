/** What a document says of itself, as far as it is looked at here. */
export type ShownAddress = { address: string; canonical: string | null; title: string };

/** Typed words, drawn areas and positions are private; a page number is no filter. */
const notTold = ['q', 'text', 'near', 'bounds', 'shape', 'page'];
const campaign = /^utm_(?:source|medium|campaign|content|term)$/;
const LONGEST = 500;

/** Pages of staff are nobody's views. */
export const isCounted = ({ address }: ShownAddress): boolean => !/^(?:\/(?:en|ar))?\/admin(?:\/|$)/.test(new URL(address).pathname);

/** The page as everybody has it: its one address without what was asked for or sent, and what its campaign is called. */
export function readPageFacts({ address, canonical, title }: ShownAddress): { url: string; title: string } {
	const { pathname } = new URL(canonical ?? address);
	const kept = new URLSearchParams([...new URL(address).searchParams].filter(([name]) => campaign.test(name)));
	const path = withoutReference(pathname);
	return {
		url: (kept.size ? `${path}?${kept}` : path).slice(0, LONGEST),
		// The title of an error names the address that was asked for.
		title: canonical ? title.slice(0, LONGEST) : (/^\d{3}/.exec(title)?.[0] ?? ''),
	};
}

/** Where somebody came from: what they looked for there is not told. */
export function readReferrer(referrer: string, origin: string): string {
	if (!URL.canParse(referrer)) return '';
	const { origin: from, pathname } = new URL(referrer);
	return (from === origin ? withoutReference(pathname) : from + pathname).slice(0, LONGEST);
}

const withoutReference = (path: string): string => path.replace(/\/received\/.*/, '/received');

/** How advertisers mark who clicked. */
const clickMark = /clid$/;

/** The filters of a search, as its one address writes them, or its own where that is a landing page. Null where nothing was asked for, or this is no search. */
export function readFilters({ address, canonical }: ShownAddress): Record<string, string> | null {
	if (!canonical) return null;
	const searched = [canonical, address].map((one) => new URL(one)).find(({ pathname }) => pathname.endsWith('/search'));
	const filters = [...(searched?.searchParams ?? [])].filter(
		([name]) => !notTold.includes(name) && !campaign.test(name) && !clickMark.test(name),
	);
	return filters.length > 0 ? Object.fromEntries(filters) : null;
}

/** How many homes are compared. Null where this is no comparison. */
export function countCompared({ canonical }: ShownAddress): number | null {
	if (!canonical) return null;
	const { pathname, searchParams } = new URL(canonical);
	const homes = searchParams.getAll('ids').join().split(',').length;
	return pathname.endsWith('/compare') && homes > 1 ? homes : null;
}
