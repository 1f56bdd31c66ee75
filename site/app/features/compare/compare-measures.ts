import type { PageRequest } from '#app/page-loader.ts';
import { findSegment } from '#app/parts/listings/market.ts';
import { computeMetrePrice } from '#app/parts/listings/price-block-data.ts';
import type { Property } from '#content/entities/listings.ts';
import { isTakeover } from '#domain/money/resale.ts';
import { type Measure, measure } from './best-value.ts';

const DAY = 86_400_000;

/** Only facts that everybody would call better or worse. */
export function measureFacts({ t }: PageRequest, property: Property): Map<string, Measure> {
	const { ready, delivery_date } = property;
	const sizes = [
		[t('property.builtUp'), property.built_up_area],
		[t('find.label.size'), property.built_up_area],
		[t('property.garden'), property.garden_area],
		[t('property.roof'), property.roof_area],
		[t('property.land'), property.land_area],
	] as const;
	const metre = computeMetrePrice(property);
	return new Map([
		...sizes.flatMap(([label, size]): [string, Measure][] => (size ? [[label, measure('largest', size)]] : [])),
		...(ready || delivery_date
			? [[t('property.delivery'), measure('soonest', ready || !delivery_date ? 0 : Date.parse(delivery_date) / DAY)] as const]
			: []),
		...(metre ? [[t('property.pricePerMetre'), measure('lowest', metre, nameMarket(property))] as const] : []),
	]);
}

/** Prices of unfinished homes are not compared with prices of finished ones. */
export const comparablePrice = ({ currency, finishing }: Property): string =>
	finishing === 'core_shell' ? `${currency} unfinished` : currency;

/** Prices of different markets are not compared: instalments over years, cash and monthly rent have nothing in common. */
export const nameMarket = (property: Property): string =>
	[comparablePrice(property), isTakeover(property) ? 'takeover' : findSegment(property), property.rent_period ?? ''].join(' ');
