import type { PageRequest } from '#app/page-loader.ts';
import { convertedText } from '#app/parts/exchange/exchange-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { buildPlaceFilters, hasEnoughHomes, type MetrePrice, metrePricesIn, type Place } from '#app/parts/listings/market.ts';
import { yieldsIn } from '#app/parts/listings/rental-yield.ts';
import type { PropertyType } from '#domain/vocabulary.ts';

/** A median with its range, which the bar draws in per cent; or only the number of homes, where there are too few. */
export type MarketCell =
	| { median: string; converted: string | null; range: string; count: string; low: number; mid: number; high: number }
	| { few: string };

export type MarketTable = {
	markets: { title: string; basis: string }[];
	rows: { type: string; cells: (MarketCell | null)[] }[];
	yields: { title: string; lines: { type: string; percent: string; basis: string }[] };
};

const sold = ['primary', 'resale'] as const;

/** Prices per m² of the two markets, kept apart: one is paid over years, the other at once. */
export function marketTable(request: PageRequest, place: Place): MarketTable | null {
	const { t } = request;
	const prices = sold.map((segment) => metrePricesIn(request, place, segment));
	const known = prices.flat().filter(hasEnoughHomes);
	if (known.length === 0) return null;
	const top = Math.max(...known.map(({ high }) => high));
	const counts = new Map<PropertyType, number>();
	for (const { type, count } of prices.flat()) counts.set(type, (counts.get(type) ?? 0) + count);
	const types = [...counts].sort(([, a], [, b]) => b - a).map(([type]) => type);
	return {
		markets: sold.map((segment) => ({ title: t(`market.title.${segment}`), basis: t(`market.basis.${segment}`) })),
		rows: types.map((type) => ({
			type: t(`typePlural.${type}`),
			cells: prices.map((ofMarket) =>
				buildCell(
					request,
					ofMarket.find((one) => one.type === type),
					top,
				),
			),
		})),
		yields: {
			title: t('market.yieldTitle'),
			lines: yieldsIn(request, buildPlaceFilters(place)).map((line) => ({ ...line, type: t(`typePlural.${line.type}`) })),
		},
	};
}

function buildCell(request: PageRequest, price: MetrePrice | undefined, top: number): MarketCell | null {
	if (!price) return null;
	const count = request.t('count.properties', { count: price.count });
	if (!hasEnoughHomes(price)) return { few: count };
	const { number, range } = createFormats(request);
	const share = (value: number) => Math.round((value / top) * 100);
	const { low, median, high } = price;
	return {
		median: number(rounded(median)),
		converted: convertedText(request, rounded(median), 'EGP'),
		range: range(number(rounded(low)), number(rounded(high))),
		count,
		...{ low: share(low), mid: share(median), high: share(high) },
	};
}

/** To the hundred: more digits would suggest a precision that a median does not have. */
const rounded = (price: number) => Math.round(price / 100) * 100;
