import { redirect } from 'react-router';
import { localePath, withoutPrefix } from '#app/i18n/locale-paths.ts';
import { notFound } from '#app/not-found.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Search } from '#app/parts/search/address.ts';
import { type LandingPage, landingFilters } from '#catalogue/landings/landing-page.ts';
import type { Locale } from '#domain/locales.ts';
import { PER_PAGE } from '../search-data.ts';

/** A landing page with too few homes is shown, but not indexed. */
export type ShownLanding = { page: LandingPage; paths: Record<Locale, string>; isIndexed: boolean; search: Search };

const MOST_WORDS = 4;

/** Null when the address is a search. Redirects synonyms to the canonical address; throws 404 for unknown names. */
export function readLandingOrRedirect(request: PageRequest): ShownLanding | null {
	const { url, site, locale } = request;
	const words = readWords(withoutPrefix(url.pathname));
	if (words?.length === 1) return null;
	const { landings } = site.search;
	const page = words && words.length <= MOST_WORDS ? landings.read(words) : null;
	const [en, ar] = page ? [landings.write(page, 'en'), landings.write(page, 'ar')] : [];
	if (!page || !en || !ar) throw notFound(request, 'notFound');
	const paths = { en, ar };
	const total = site.search.catalogue.count(landingFilters(page));
	const number = readNumber(url.searchParams.get('page'));
	const last = Math.max(1, Math.ceil(total / PER_PAGE));
	if (`/${words?.join('/')}` !== paths[locale]) throw redirect(writeAddress(url.search), 301);
	if (number > last) throw redirect(writeAddress(last > 1 ? `?page=${last}` : ''));
	const search: Search = { filters: landingFilters(page), q: '', notes: [], sort: null, page: number, view: 'grid' };
	return { page, paths, isIndexed: landings.isIndexed(page), search };

	function writeAddress(query: string): string {
		return encodeURI(localePath(paths[locale], locale)) + query;
	}
}

function readWords(path: string): string[] | null {
	try {
		return path
			.split('/')
			.filter((word) => word !== '')
			.map(decodeURIComponent);
	} catch {
		return null;
	}
}

/** Anything else means page 1. */
const readNumber = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1);
