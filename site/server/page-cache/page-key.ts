import { CHOSEN_CLUSTER, CHOSEN_PLAN } from '#app/addresses.ts';
import { CURRENCY_COOKIE, isShownCurrency } from '#app/chosen-currency.ts';
import { parseLocale } from '#app/i18n/locale-paths.ts';
import { pageAt, pageRule } from '#app/page-rules.ts';
import { REGISTERED } from '#app/parts/enquiry/registered.ts';
import { fields } from '#app/parts/search/address.ts';
import type { PageName } from '#app/site-map.ts';
import type { Locale } from '#domain/locales.ts';
import { KEY_PARAMETER } from '#domain/preview-key.ts';

/** Parameters that change a page, in canonical order. All others are ignored. */
const parameters: Partial<Record<PageName, readonly string[]>> = {
	search: [...fields.map(({ name }) => name), 'note', 'sort', 'view', 'page'],
	landing: ['page'],
	agents: ['area', 'language'],
	blog: ['tag', 'page'],
	compounds: ['location', 'developer', 'delivery', 'price', 'sort', 'page'],
	compound: [CHOSEN_CLUSTER],
	property: [CHOSEN_PLAN],
};

/** Cached only without a query; with one they depend on the visitor. */
const askedFor: readonly PageName[] = ['contact-us', 'alerts', 'list-your-property', 'valuation'];

/** Typed values are redirected to a canonical form. */
const typed = /^q$|-(?:from|to)$/;

const LONGEST_QUERY = 500;
const DATA = '.data';

export type PageKey = {
	/** Names the bytes: address and currency. */
	key: string;
	locale: Locale;
	/** What is rendered: path and relevant query. */
	address: string;
	/** The currency cookie, the only one that a page depends on. */
	cookie: string | null;
};

/** The preview key in an address. With neither a key nor a session (checked earlier), everybody sees the same page. */
export const findLinkKey = ({ searchParams: said }: URL): string | null =>
	said.get('preview') === 'true' ? said.get(KEY_PARAMETER) : null;

/** The cache key of a request; null when its page is not cached. `routes`: route ids that data requests may name. */
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
	// Not for searches, which redirect to their canonical order.
	if (page !== 'search') known.sort(([a], [b]) => names.indexOf(a) - names.indexOf(b));
	const query = new URLSearchParams([...known, ...(asked === null ? [] : [['_routes', asked]])]).toString();
	if (query.length > LONGEST_QUERY) return null;
	const cookie = isShownCurrency(currency) ? `${CURRENCY_COOKIE}=${currency}` : null;
	const address = pathname + (query && `?${query}`);
	return { key: cookie ? `${address} ${cookie}` : address, locale: parseLocale(path), address, cookie };
}
