import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { metrePricesIn, type Place } from '#app/parts/listings/market.ts';

export type MetrePriceLine = { type: string; median: string; range: string; count: string; low: number; mid: number; high: number };

/** The table of prices per square metre, with each type's place between the lowest and the highest of all as shares of a hundred. */
export function metrePriceLines(request: PageRequest, place: Place): MetrePriceLine[] {
	const { t } = request;
	const { number } = createFormats(request);
	const prices = metrePricesIn(request, place);
	const top = Math.max(...prices.map(({ high }) => high));
	const share = (value: number) => Math.round((value / top) * 100);
	return prices.map(({ type, median, low, high, count }) => ({
		type: t(`type.${type}`),
		median: number(rounded(median)),
		range: `${number(rounded(low))} – ${number(rounded(high))}`,
		count: t('count.properties', { count }),
		low: share(low),
		mid: share(median),
		high: share(high),
	}));
}

/** To the hundred: more would pretend to know more. */
const rounded = (price: number) => Math.round(price / 100) * 100;
