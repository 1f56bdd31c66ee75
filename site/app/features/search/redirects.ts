import { redirect } from 'react-router';
import { recordAddress } from '#app/addresses.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { type AddressName, fields, readSearch, type Search, writeSearch } from '#app/parts/search/address.ts';
import { withKnownThings } from '#app/parts/search/known-things.ts';
import { namesPurpose, withMode } from '#app/parts/search/search-mode.ts';
import { unreadAmounts } from '#app/parts/search/unread-amounts.ts';
import { mergeAnswer } from '#catalogue/match/groups.ts';
import type { Filters } from '#catalogue/query.ts';
import type { Note } from '#catalogue/words/notes.ts';

const known = new Set<string>([...fields.flatMap(({ name }) => [name, `${name}-from`, `${name}-to`]), 'q', 'note', 'sort', 'view', 'page']);

/**
 * Reads the search from the address. Redirects when words were understood as filters, when it is a reference code, or when a shorter
 * canonical address exists, so that the address shows what was understood.
 */
export function readSearchOrRedirect(request: PageRequest): { search: Search; ignored: AddressName[] } {
	const { url, site, locale } = request;
	const asked = readSearch(url.searchParams);
	const { search, ignored } = asked;
	const said = [...url.searchParams].filter(([name]) => known.has(name));
	const others = [...url.searchParams].filter(([name]) => !known.has(name));
	if (search.q) throw redirect(withOthers(interpretedAddress(request, search)));
	const canonical = writeSearch(search);
	const isCanonical =
		decodeURIComponent(canonical.slice(1)) === said.map(([name, value]) => `${name}=${value.replaceAll(' ', '+')}`).join('&');
	if (ignored.length || isCanonical) {
		const { filters, unknown } = withKnownThings(request, search.filters);
		// Two price fields only come from the page of all filters, which shows parse errors beside the field instead of redirecting.
		const isToBePutRight = url.searchParams.has('price-from') && unreadAmounts(url.searchParams, ignored).size > 0;
		const view = isToBePutRight ? 'filters' : search.view;
		return { search: withKnownText({ ...search, filters, view }), ignored: [...ignored, ...unknown] };
	}
	throw redirect(withOthers(localePath('/search', locale) + canonical));

	/** Keeps unknown parameters, such as those of campaigns. */
	function withOthers(address: string): string {
		const rest = new URLSearchParams(others).toString();
		return rest ? `${address}${address.includes('?') ? '&' : '?'}${rest}` : address;
	}

	function withKnownText(found: Search): Search {
		const unit = found.filters.text && site.search.catalogue.byReference(found.filters.text);
		const property = unit ? request.read.get('property', unit) : null;
		if (property) throw redirect(encodeURI(recordAddress('property', property, locale)));
		return found;
	}
}

function interpretedAddress({ site, read, locale }: PageRequest, { q, filters, sort, view }: Search): string {
	const said = site.search.completeQuery(q, locale);
	const unit = said.reference && site.search.catalogue.byReference(q.slice(said.reference.start, said.reference.end));
	const property = unit ? read.get('property', unit) : null;
	if (property) return encodeURI(recordAddress('property', property, locale));
	const { text: _, ...before } = filters;
	if (said.text && !said.reference) site.search.unread.note(site.search.catalogue.readText(said.text).unknown, locale);
	const text = said.reference ? q : said.text;
	const asked = { ...mergeAnswer(before, said.filters), ...(text && { text }) };
	const toRent: Filters = { ...asked, purpose: 'rent' };
	const { count } = site.search.catalogue;
	// Without a purpose, buying is meant, unless only rentals match.
	const isRent = !namesPurpose(before, said.filters) && count(withMode(asked)) === 0 && count(withMode(toRent)) > 0;
	const notes: Note[] = [...(isRent ? [{ why: 'onlyRent' as const, text: q }] : []), ...said.notes];
	return localePath('/search', locale) + writeSearch({ filters: isRent ? toRent : asked, notes, sort: said.sort ?? sort, view });
}
