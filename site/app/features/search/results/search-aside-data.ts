import { localePath } from '#app/i18n/locale-paths.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { alertLink } from '#app/parts/alerts/alerts-form-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { hasEnoughHomes, metrePricesIn } from '#app/parts/listings/market.ts';
import { SEARCH_FEED, type Search, writeSearch } from '#app/parts/search/address.ts';
import type { Landing } from '#app/parts/search/landing.ts';
import { homesAddress } from '#app/parts/search/search-address.ts';
import { amountName, placeName } from '#app/parts/search/value-names.ts';
import { buildShare } from '#app/parts/share/share-data.ts';
import type { Facets } from '#catalogue/counts/facets.ts';
import type { Filters } from '#catalogue/query.ts';
import type { Property } from '#content/entities/listings.ts';
import { computeMonthlyRent } from '#domain/money/rent.ts';
import { roundDown } from '#domain/money/rounded.ts';

const TYPES = 4;
const PLACES = 4;

export function buildAside(request: PageRequest, search: Search, facets: Facets, { title, where }: Landing) {
	const { filters } = search;
	const { t } = request;
	const section = <T>(name: string, build: () => T) => optional(request, name, build);
	return {
		save: section('saving', () => buildSaving(request, search, title)),
		title: where ? t('find.metreIn', { where }) : t('places.metrePrices'),
		basis: t('find.metreBasis'),
		alsoTitle: t('find.alsoIn'),
		prices: section('prices', () => metrePrices(request, filters)) ?? [],
		places: section('other places', () => otherPlaces(request, filters, facets)) ?? [],
	};
}

/** One per market that the search allows. */
function metrePrices(request: PageRequest, { market, purpose = 'sale', ...filters }: Filters) {
	const { t } = request;
	const { number } = createFormats(request);
	const asked = purpose === 'rent' ? (['rent'] as const) : market ? [market] : (['primary', 'resale'] as const);
	return asked.flatMap((segment) => {
		const prices = metrePricesIn(request, filters, segment).filter(hasEnoughHomes).slice(0, TYPES);
		if (prices.length === 0) return [];
		return [
			{
				title: t(`market.title.${segment}`),
				basis: t(`market.basis.${segment}`),
				types: prices.map(({ type, median, count }) => ({
					type: t(`typePlural.${type}`),
					median: number(segment === 'rent' ? Math.round(median) : Math.round(median / 100) * 100),
					count: t('count.properties', { count }),
				})),
			},
		];
	});
}

/** The address is the search, so saving one saves the other; a landing page has a shorter address. */
function buildSaving(request: PageRequest, search: Search, title: string) {
	const { site, locale, t, url } = request;
	const searchPath = localePath('/search', locale);
	const address = url.pathname === searchPath ? searchPath + writeSearch({ ...search, page: 1 }) : url.pathname;
	return {
		title: t('find.save.title'),
		text: t('find.save.text'),
		share: buildShare(request, { title, url: site.origin + address }),
		alert: alertLink(request, { kind: 'search', address: `/search${writeSearch({ filters: search.filters })}` }),
		feed: { ...buildFeedLink(request, search.filters, title), text: t('find.save.feed'), note: t('find.save.feedNote') },
	};
}

const buildFeedLink = ({ locale, t }: PageRequest, filters: Filters, title: string) => {
	const path = SEARCH_FEED + writeSearch({ filters });
	return { title: t('find.save.feedTitle', { title }), path, to: localePath(path, locale) };
};

function otherPlaces(request: PageRequest, filters: Filters, facets: Facets) {
	const { site, read, t } = request;
	const { regions: _r, areas: _a, compounds: _c, locations: chosen = [], purpose = 'sale', ...rest } = filters;
	return [...facets.locations]
		.filter(([id]) => !chosen.includes(id))
		.sort(([, a], [, b]) => b - a)
		.slice(0, PLACES)
		.flatMap(([id, count]) => {
			const there: Filters = { ...rest, purpose, locations: [id] };
			const name = placeName(request, 'locations', id);
			const [cheapest] = read.many('property', site.search.catalogue.find({ filters: there, sort: 'price', limit: 1 }));
			if (!name || !cheapest) return [];
			return [
				{
					name,
					count: t('count.properties', { count }),
					from: cheapest.currency === 'EGP' ? t('find.fromPrice', { price: shortPrice(request, cheapest) }) : null,
					to: homesAddress(request, there),
				},
			];
		});
}

/** Two digits are precise enough. */
const roughly = (price: number) => roundDown(price, 2);

const shortPrice = (request: PageRequest, { price, purpose, rent_period }: Property): string =>
	purpose === 'rent'
		? request.t('find.rent.month', { price: amountName(request, roughly(computeMonthlyRent(price, rent_period))) })
		: amountName(request, roughly(price));
