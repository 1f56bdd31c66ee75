import { CHOSEN_CLUSTER, CHOSEN_PLAN } from '#app/addresses.ts';
import { CURRENCY_COOKIE, isShownCurrency } from '#app/chosen-currency.ts';
import { pageAt, pageRule } from '#app/page-rules.ts';
import { REGISTERED } from '#app/parts/enquiry/registered.ts';
import { fields } from '#app/parts/search/address.ts';
import type { PageName } from '#app/site-map.ts';
import { KEY_PARAMETER } from '#domain/preview-key.ts';

/** What a page's address says beyond its path, in the order of its canonical address. All else in a query changes nothing on the page. */
const parameters: Partial<Record<PageName, readonly string[]>> = {
	search: [...fields.map(({ name }) => name), 'note', 'sort', 'view', 'page'],
	landing: ['page'],
	agents: ['area', 'language'],
	blog: ['tag', 'page'],
	compounds: ['location', 'developer', 'delivery', 'price', 'sort', 'page'],
	compound: [CHOSEN_CLUSTER],
	property: [CHOSEN_PLAN],
};

/** These are drawn for anyone who asks in such a way: without a query they are the same for everybody. */
const askedFor: readonly PageName[] = ['contact-us', 'alerts', 'list-your-property', 'valuation'];

/** What people typed is written otherwise in the address that they are sent to. */
const typed = /^q$|-(?:from|to)$/;

const LONGEST_QUERY = 500;
const DATA = '.data';

export type PageKey = {
	/** Names the bytes: address, currency. */
	key: string;
	/** What is rendered for it: the path and the query that matter. */
	address: string;
	/** The one cookie that a page is drawn by. */
	cookie: string | null;
};

/** The key to a draft that somebody was sent, on the address of a page. Who has neither one nor a session, which is looked at before, sees what everybody sees. */
export const findLinkKey = ({ searchParams: said }: URL): string | null =>
	said.get('preview') === 'true' ? said.get(KEY_PARAMETER) : null;

/** Where the bytes of a page are kept; null for what is redrawn each time. `routes`: the ids by which data of a page is asked for. */
export function findPageKey({ pathname, searchParams }: URL, currency: string | null, routes: ReadonlySet<string>): PageKey | null {
	const isData = pathname.endsWith(DATA);
	const path = isData ? pathname.slice(0, -DATA.length).replace(/^\/(?:_root|_)$/, '/') : pathname;
	const page = pageAt(path);
	if (!page || !pageRule(page).cache || searchParams.has(REGISTERED)) return null;
	const asked = isData ? searchParams.get('_routes') : null;
	if (asked !== null && !asked.split(',').every((route) => routes.has(route))) return null;
	const said = [...searchParams].filter(([name]) => name !== '_routes' || !isData);
	if (said.length > 0 && askedFor.includes(page)) return null;
	if (page === 'search' && said.some(([name]) => typed.test(name))) return null;
	const names = parameters[page] ?? [];
	const known = said.filter(([name]) => names.includes(name));
	// A search in another order is sent to the one address that it has.
	if (page !== 'search') known.sort(([a], [b]) => names.indexOf(a) - names.indexOf(b));
	const query = new URLSearchParams([...known, ...(asked === null ? [] : [['_routes', asked]])]).toString();
	if (query.length > LONGEST_QUERY) return null;
	const cookie = isShownCurrency(currency) ? `${CURRENCY_COOKIE}=${currency}` : null;
	const address = pathname + (query && `?${query}`);
	return { key: cookie ? `${address} ${cookie}` : address, address, cookie };
}
