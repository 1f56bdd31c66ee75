import type { Facets } from '../../../../catalogue/facets.ts';
import type { Filters } from '../../../../catalogue/query.ts';
import { localePath } from '../../i18n/locales.ts';
import type { PageRequest } from '../../page-loader.ts';
import { formatsOf } from '../listings/formats.ts';
import { writeSearch } from './address.ts';
import { amountName, placeName } from './value-names.ts';

const TYPES = 4;
const PLACES = 4;
const AT_LEAST = 3;

/** Beside the results: what a square metre costs among them, and where else people look. */
export function asideOf(request: PageRequest, filters: Filters, facets: Facets, where: string | null) {
	const { site, t } = request;
	const { number } = formatsOf(request);
	const prices = [...site.search.catalogue.metrePrices(filters)]
		.filter(([, { count }]) => count >= AT_LEAST)
		.sort(([, a], [, b]) => b.count - a.count)
		.slice(0, TYPES);
	return {
		title: where ? t('find.metreIn', { where }) : t('places.metrePrices'),
		basis: t('find.metreBasis'),
		alsoTitle: t('find.alsoIn'),
		prices: prices.map(([type, { median }]) => ({
			type: t(`type.${type as 'apartment'}`),
			median: number(Math.round(median / 100) * 100),
		})),
		places: otherPlaces(request, filters, facets),
	};
}

function otherPlaces(request: PageRequest, filters: Filters, facets: Facets) {
	const { site, read, locale, t } = request;
	const { areas: _a, compounds: _c, locations: chosen = [], purpose = 'sale', ...rest } = filters;
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
					from: cheapest.currency === 'EGP' ? t('find.fromPrice', { price: amountName(request, roughly(cheapest.price)) }) : null,
					to: localePath('/search', locale) + writeSearch({ filters: there }),
				},
			];
		});
}

/** Two digits say enough. */
const roughly = (price: number) => Number(price.toPrecision(2));
