import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { buildPlaceFilters, hasEnoughHomes, inSegment, metrePricesIn, type Place } from '#app/parts/listings/market.ts';
import type { MonthPrice } from '#catalogue/counts/price-trend.ts';
import type { Filters } from '#catalogue/query.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { PropertyType } from '#domain/vocabulary.ts';

export const WIDTH = 300;
export const HEIGHT = 96;
const EDGE = 6;
/** With fewer months no trend is shown. */
const MONTHS_AT_LEAST = 6;

export type PriceTrend = {
	title: string;
	note: string;
	/** One per market with enough months. */
	lines: { market: Market; name: string; last: string; path: string }[];
	/** The trend in words, for screen readers. */
	text: string;
	from: string;
	until: string;
	table: { summary: string; month: string; rows: { month: string; cells: string[] }[] };
};

type Market = (typeof markets)[number];
type Trend = { market: Market; months: MonthPrice[] };
const markets = ['primary', 'resale'] as const;

/** Twelve months of the most listed type that has enough data; months with too few homes are left out. */
export function buildPriceTrend(request: PageRequest, place: Place): PriceTrend | null {
	for (const type of typesKnown(request, place)) {
		const trends = markets.flatMap((market): Trend[] => {
			const filters: Filters = { ...buildPlaceFilters(place), ...inSegment[market], types: [type] };
			const months = request.site.search.catalogue.priceTrend(filters, cairoToday()).filter(hasEnoughHomes);
			return months.length >= MONTHS_AT_LEAST ? [{ market, months }] : [];
		});
		if (trends.length > 0) return drawTrend(request, type, trends);
	}
	return null;
}

const typesKnown = (request: PageRequest, place: Place): Set<PropertyType> =>
	new Set(
		markets
			.flatMap((market) => metrePricesIn(request, place, market))
			.filter(hasEnoughHomes)
			.sort((a, b) => b.count - a.count)
			.map(({ type }) => type),
	);

function drawTrend(request: PageRequest, type: PropertyType, trends: Trend[]): PriceTrend {
	const { t } = request;
	const { number, date } = createFormats(request);
	const price = ({ median }: MonthPrice) => number(Math.round(median / 100) * 100);
	const month = (text: string) => date(`${text}-15`, 'month');
	const months = [...new Set(trends.flatMap(({ months }) => months.map(({ month }) => month)))].sort();
	const medians = trends.flatMap(({ months }) => months.map(({ median }) => median));
	const path = trendLine(months, Math.min(...medians), Math.max(...medians));
	const ends = ({ months }: Trend) => [months[0], months.at(-1)].flatMap((end) => end ?? []);
	return {
		title: t('market.trendTitle', { types: t(`typePlural.${type}`) }),
		note: t('market.trendNote'),
		lines: trends.map((trend) => ({
			market: trend.market,
			name: t(`market.title.${trend.market}`),
			last: ends(trend).map(price).at(-1) ?? '',
			path: path(trend.months),
		})),
		text: trends
			.map((trend) => {
				const [first, last] = ends(trend).map((end) => t('market.trendAt', { price: price(end), month: month(end.month) }));
				return t('market.trendText', { market: t(`market.title.${trend.market}`), first: first ?? '', last: last ?? '' });
			})
			.join(' '),
		from: month(months[0] ?? ''),
		until: month(months.at(-1) ?? ''),
		table: {
			summary: t('market.trendTable'),
			month: t('market.trendMonth'),
			rows: months.toReversed().map((one) => ({
				month: month(one),
				cells: trends.map(({ months }) => {
					const found = months.find(({ month }) => month === one);
					return found ? t('market.trendCell', { price: price(found), count: found.count }) : '–';
				}),
			})),
		},
	};
}

/** Paths in a box of WIDTH by HEIGHT on one scale; the line breaks where a month is missing. */
export function trendLine(months: readonly string[], low: number, high: number): (trend: readonly MonthPrice[]) => string {
	const [first, last] = [months[0] ?? '', months.at(-1) ?? ''].map(monthNumber) as [number, number];
	const x = (month: number) => round(last === first ? 0 : ((month - first) / (last - first)) * WIDTH);
	const y = (value: number) => round(high === low ? HEIGHT / 2 : EDGE + (1 - (value - low) / (high - low)) * (HEIGHT - 2 * EDGE));
	return (trend) =>
		trend
			.map(({ month, median }, index) => {
				const [at, before] = [monthNumber(month), monthNumber(trend[index - 1]?.month ?? '')];
				return `${at - before === 1 ? 'L' : 'M'}${x(at)} ${y(median)}`;
			})
			.join('');
}

const monthNumber = (month: string): number => {
	const [year = 0, number = 0] = month.split('-').map(Number);
	return 12 * year + number;
};
const round = (value: number) => Math.round(value * 10) / 10;
