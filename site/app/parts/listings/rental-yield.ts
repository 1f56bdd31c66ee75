import type { PageRequest } from '#app/page-loader.ts';
import type { Filters } from '#catalogue/query.ts';
import type { Property } from '#content/entities/listings.ts';
import { isTakeover } from '#domain/money/resale.ts';
import { computeYield } from '#domain/money/yield.ts';
import type { PropertyType } from '#domain/vocabulary.ts';
import { createFormats } from './formats.ts';
import { hasEnoughHomes, type MetrePrice, metrePricesIn, nameTypes } from './market.ts';
import type { AmountLine } from './receipt.ts';

/** Monthly rents only: nightly and weekly rents are another business. */
const lettings = (request: PageRequest, where: Filters): MetrePrice[] =>
	metrePricesIn(request, { ...where, rentPeriod: 'month' }, 'rent').filter(hasEnoughHomes);

const percentText = (request: PageRequest, percent: number) =>
	request.t('market.yieldPercent', { percent: createFormats(request).percent(percent) });

export type TypeYield = { type: PropertyType; percent: string; basis: string };

/** By type, with enough rentals and resales; per m², so that sizes do not matter. */
export function yieldsIn(request: PageRequest, where: Filters): TypeYield[] {
	const { t } = request;
	const resales = metrePricesIn(request, { ...where, ready: true }, 'resale').filter(hasEnoughHomes);
	return lettings(request, where).flatMap(({ type, median, count }) => {
		const resale = resales.find((one) => one.type === type);
		const percent = resale ? computeYield(median, resale.median) : null;
		if (!resale || percent === null) return [];
		const counts = { rents: count, sales: resale.count };
		return [
			{ type, percent: percentText(request, percent), basis: t('market.yieldBasis', { types: nameTypes(request, type), ...counts }) },
		];
	});
}

/** For a resale paid in cash that can be let today, from rents of the same type in its area. */
export function ownYield(request: PageRequest, property: Property): AmountLine | null {
	const { purpose, market, currency, price, built_up_area, ready, type } = property;
	const isSoldForCash = purpose === 'sale' && market === 'resale' && !isTakeover(property);
	if (!isSoldForCash || currency !== 'EGP' || !built_up_area || !ready) return null;
	const area = request.read.get('area', property.area);
	const [rent] = area ? lettings(request, { areas: [area.id], types: [type] }) : [];
	const percent = rent ? computeYield(rent.median * built_up_area, price) : null;
	if (!area || !rent || percent === null) return null;
	const place = area.translations[request.locale].name;
	const basis = request.t('market.yieldOwn', { types: nameTypes(request, type), place, rents: rent.count });
	return { label: basis, amount: percentText(request, percent) };
}
