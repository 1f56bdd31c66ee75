import type { Locale } from '#domain/locales.ts';
import { localePath, withoutPrefix } from '../i18n/locale-paths.ts';
import type { Messages } from '../i18n/messages.ts';

type Label = keyof Messages['nav'];

export const navigation = [
	{ to: '/', label: 'home' },
	{ to: '/search', label: 'search' },
	{ to: '/list-your-property', label: 'listYourProperty', glowing: true },
	{ to: '/about-us', label: 'aboutUs' },
	{ to: '/contact-us', label: 'contactUs' },
	{ to: '/careers', label: 'careers' },
	{ to: '/blog', label: 'blog' },
] as const satisfies readonly { to: string; label: Label; glowing?: true }[];

/** The addresses of homes for sale and for rent. */
export type Market = { buy: string; rent: string };

export const plainMarket = (locale: Locale): Market => ({
	buy: localePath('/search', locale),
	rent: localePath('/search?purpose=rent', locale),
});

const lists = [
	{ to: '/compounds/more', label: 'compounds' },
	{ to: '/launches', label: 'launches' },
	{ to: '/developers/more', label: 'developers' },
	{ to: '/locations', label: 'locations' },
	{ to: '/offers', label: 'offers' },
	{ to: '/agents', label: 'agents' },
	{ to: '/valuation', label: 'valuation' },
] as const satisfies readonly { to: string; label: Label }[];

/** The second row of the desktop header, and the first links in the phone menu. */
export const browsing = (locale: Locale, { buy, rent }: Market): { to: string; label: Label }[] => [
	{ to: buy, label: 'buy' },
	{ to: rent, label: 'rent' },
	...lists.map(({ to, label }) => ({ to: localePath(to, locale), label })),
];

/** Matches by the beginning of the path; a property page belongs to the search. */
export function isCurrent(to: string, pathname: string): boolean {
	const [wanted, current] = [parseSection(to), parseSection(pathname)];
	if (wanted === '/') return current === '/';
	return current === wanted || current.startsWith(`${wanted}/`) || (wanted === '/search' && /^\/propert(y|ies)\b/.test(current));
}

/** For the second row: a search belongs to the link with its purpose, a property to none. */
export function isBrowsed(to: string, { pathname, search }: { pathname: string; search: string }): boolean {
	const link = new URL(`http://site${to}`);
	const [wanted, current] = [link.pathname, pathname].map((path) => parseSection(path).split('/')[1]);
	return wanted === current && (wanted !== 'search' || purposeIn(link.search) === purposeIn(search));
}

const purposeIn = (query: string): string => new URLSearchParams(query).get('purpose') ?? 'sale';

/** Paths may be percent-encoded or not. */
const parseSection = (path: string): string => withoutPrefix(new URL(`http://site${path}`).pathname).replace(/\/more$/, '');

/** Hides buyers' navigation on staff pages. */
export const isForStaff = (pathname: string): boolean => parseSection(pathname).startsWith('/admin/');
