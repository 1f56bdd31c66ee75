import { listFormat } from '#app/i18n/intl-formats.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { alertLink } from '#app/parts/alerts/alerts-form-data.ts';
import { type Search, writeSearch } from '#app/parts/search/address.ts';
import { buildChips, type Chip } from '#app/parts/search/chips.ts';
import { comparedPrice } from '#app/parts/search/compared-price.ts';
import { resultPhrases } from '#app/parts/search/result-phrases.ts';
import { placeName } from '#app/parts/search/value-names.ts';
import { isActive } from '#catalogue/match/groups.ts';
import type { Relaxation } from '#catalogue/match/relax.ts';
import type { Filters } from '#catalogue/query.ts';
import { locales } from '#domain/locales.ts';
import { describeFit } from './fit.ts';
import { buildSearchAgent } from './search-agent.ts';
import { searchCards } from './search-cards.ts';

const WAYS = 5;
const NEAR = 8;
const PLACES = 2;
/** Each try is another search, and an address may name hundreds of values. */
const MOST_TRIED = 12;

export type Relaxations = ReturnType<typeof buildRelaxations>;

/** For no or very few results: what to change and how many homes that brings, whom to ask, and similar homes. */
export function buildRelaxations(request: PageRequest, search: Search, title: string) {
	const { read, site, locale, t } = request;
	const { filters } = search;
	const { relaxations: ways, near, arePairs } = site.search.catalogue.relax({ filters, ...(search.sort && { sort: search.sort }) }, NEAR);
	const shown = site.search.catalogue.find({ filters, limit: NEAR });
	const say = resultPhrases(request, filters);
	const chips = buildChips(request, filters);
	const tried = chips.slice(0, MOST_TRIED).map(({ text, without }) => ({ text, count: site.search.catalogue.count(without) }));
	const homes = read.many('property', near);
	const fits = describeFit(request, filters, homes);
	return {
		most: describeMost(request, chips.length, tried),
		ways: ways.slice(0, WAYS).map((way) => ({
			...describeWay(request, chips, way, shown),
			count: say.count('count', way.count),
			to: localePath('/search', locale) + writeSearch({ ...search, filters: way.filters, page: 1 }),
		})),
		/** Filters whose removal brings nothing either. */
		none: arePairs ? [] : tried.filter(({ count }) => count === 0).map(({ text }) => t('find.zero.without', { filter: text })),
		near: searchCards(request, homes, filters).map((card) => ({ ...card, fit: fits.get(card.id) ?? null })),
		agent: buildSearchAgent(request, { agentId: homes[0]?.agent ?? null, title, search }),
		alert: alertLink(request, { kind: 'search', address: `/search${writeSearch({ filters })}` }),
		labels: {
			nothing: say.say('nothing'),
			few: say.say('few'),
			understood: t('find.zero.understood'),
			change: t(arePairs ? 'find.zero.changeTwo' : 'find.zero.change'),
			changeText: t(arePairs ? 'find.zero.changeTwoText' : 'find.zero.changeText'),
			closest: arePairs ? null : t('find.zero.closest'),
			stillNone: t('find.zero.stillNone'),
			alert: t('find.zero.alert'),
			alertText: t('find.zero.alertText'),
			alertButton: t('find.zero.alertButton'),
			near: t('find.near'),
			nearText: t('find.zero.nearText'),
		},
	};
}

/** The filters whose removal brings the most results. */
function describeMost({ t }: PageRequest, count: number, tried: readonly { text: string; count: number }[]): string | null {
	const [first] = tried.toSorted((a, b) => b.count - a.count);
	return first && first.count > 0 ? t('find.zero.most', { count, filter: first.text }) : null;
}

/** A changed search with its description. */
function describeWay(request: PageRequest, chips: readonly Chip[], { group, how, filters }: Relaxation, shown: readonly number[]) {
	const { t, locale } = request;
	const now = new Map(chips.map(({ key, text }) => [key, text]));
	const then = new Map(buildChips(request, filters).map(({ key, text }) => [key, text]));
	const gone = [...now].filter(([key, text]) => then.get(key) !== text).map(([, text]) => text);
	const come = [...then].filter(([key, text]) => now.get(key) !== text).map(([, text]) => text);
	const isWider = how === 'widened' && come.length > 0;
	return {
		text: isWider
			? gone.length > 0
				? come.join(locales[locale].comma)
				: t('find.zero.also', { filter: come.join(locales[locale].comma) })
			: t('find.zero.without', { filter: gone.join(locales[locale].comma) }),
		small:
			describeFound(request, group, filters, shown) ??
			(isWider && gone.length > 0 ? t('find.zero.instead', { filter: gone.join(locales[locale].comma) }) : null),
	};
}

/** For a wider price, the cheapest additional home; for a wider place, where most homes are. */
function describeFound(request: PageRequest, group: Relaxation['group'], filters: Filters, shown: readonly number[]): string | null {
	const { site, read, locale, t } = request;
	if (group === 'price') {
		const cheapestFirst = site.search.catalogue.find({ filters, sort: 'price', limit: shown.length + 1 });
		const [cheapest] = read.many(
			'property',
			cheapestFirst.filter((id) => !shown.includes(id)),
		);
		return cheapest?.currency === 'EGP' ? t('find.zero.startsAt', { price: comparedPrice(request, cheapest, filters.rentPeriod) }) : null;
	}
	if (group !== 'where') return null;
	const places = findMostIn(request, filters);
	return places.length > 0 ? t('find.zero.mostIn', { places: listFormat(locale, { type: 'conjunction' }).format(places) }) : null;
}

/** Places of the results, most homes first; when the search names places, the ones inside them. */
function findMostIn(request: PageRequest, filters: Filters): string[] {
	const isPlaced = isActive(filters, 'where');
	const counts = new Map<number, number>();
	for (const { place, counts: passed } of request.site.search.catalogue.countByPlace([filters])) {
		const [, found = 0] = passed;
		const id = isPlaced ? place.area : place.location;
		if (id !== null && found > 0) counts.set(id, (counts.get(id) ?? 0) + found);
	}
	return [...counts]
		.sort(([, a], [, b]) => b - a)
		.slice(0, PLACES)
		.flatMap(([id]) => placeName(request, isPlaced ? 'areas' : 'locations', id) ?? []);
}
