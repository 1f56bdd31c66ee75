import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { type Search, writeSearch } from '#app/parts/search/address.ts';
import { buildChips } from '#app/parts/search/chips.ts';
import type { Filters } from '#catalogue/query.ts';
import { searchCards } from './search-cards.ts';

const WAYS = 5;
const NEAR = 8;

/** Nothing, or next to nothing, was found: which filter to relax and how many that brings, and what comes near. */
export function buildRelaxations(request: PageRequest, search: Search) {
	const { read, site, locale, t } = request;
	const { number } = createFormats(request);
	const { ways, near } = site.search.catalogue.relax({ filters: search.filters, ...(search.sort && { sort: search.sort }) }, NEAR);
	const now = new Map(buildChips(request, search.filters).map(({ key, text }) => [key, text]));
	const offered = ways.length ? ways : pairsDropped(request, search.filters);
	const nearest = near.length ? null : offered[0];
	const close = nearest ? site.search.catalogue.find({ filters: nearest.filters, sort: 'best', limit: NEAR }) : near;
	return {
		ways: offered.slice(0, WAYS).map(({ how, filters, count }) => {
			const then = new Map(buildChips(request, filters).map(({ key, text }) => [key, text]));
			const gone = [...now].filter(([key, text]) => then.get(key) !== text).map(([, text]) => text);
			const come = [...then].filter(([key, text]) => now.get(key) !== text).map(([, text]) => text);
			const text =
				how === 'widened' && come.length ? come.join(t('find.comma')) : t('find.withoutIt', { filter: gone.join(t('find.comma')) });
			return { text, count: number(count), to: localePath('/search', locale) + writeSearch({ ...search, filters, page: 1 }) };
		}),
		areOfTwo: offered !== ways,
		near: searchCards(request, read.many('property', close), search.filters),
	};
}

/** Where no single filter stands in the way: two of them at once. */
function pairsDropped(request: PageRequest, filters: Filters): { how: 'dropped'; filters: Filters; count: number }[] {
	const { catalogue } = request.site.search;
	return buildChips(request, filters)
		.flatMap(({ key, without }) => buildChips(request, without).filter((other) => other.key > key))
		.map(({ without }) => ({ how: 'dropped' as const, filters: without, count: catalogue.count(without) }))
		.filter(({ count }) => count > 0)
		.sort((a, b) => a.count - b.count);
}
