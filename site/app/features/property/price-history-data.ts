import type { PageRequest } from '#app/page-loader.ts';
import { createFormats, type Money } from '#app/parts/listings/formats.ts';
import type { Property } from '#content/entities/listings.ts';
import { stepLine } from './step-line.ts';

export type History = {
	title: string;
	note: string;
	labels: { since: string; price: string; change: string };
	/** The latest first. */
	rows: { day: string; date: string; price: Money; change: { text: string; isLess: boolean } | null }[];
	line: { path: string; text: string };
};

/** Null unless the price changed since the home was listed. All in one currency, because others cannot be compared. */
export function buildPriceHistory(
	request: Pick<PageRequest, 'locale' | 't'>,
	{ price_history, currency }: Pick<Property, 'price_history' | 'currency'>,
): History | null {
	const { t } = request;
	const { date, money, moneyText, change } = createFormats(request);
	const prices = price_history
		.filter((entry) => entry.currency === currency)
		.toSorted((a, b) => (a.changed_on < b.changed_on ? -1 : 1))
		.filter(({ price }, index, all) => price !== all[index - 1]?.price);
	const [first, last] = [prices[0], prices.at(-1)];
	if (prices.length < 2 || !first || !last) return null;
	const shown = (price: number) => moneyText(money(price, currency));
	return {
		title: t('listing.history'),
		note: t('listing.historyNote'),
		labels: { since: t('listing.since'), price: t('property.price'), change: t('listing.change') },
		rows: prices
			.map(({ price, changed_on }, index) => ({
				day: changed_on,
				date: date(changed_on, 'long'),
				price: money(price, currency),
				change: readChange(prices[index - 1]?.price, price, change),
			}))
			.reverse(),
		line: {
			path: stepLine(prices.map(({ changed_on, price }) => ({ day: changed_on, value: price }))),
			text: t('listing.historyLine', { first: shown(first.price), last: shown(last.price) }),
		},
	};
}

function readChange(before: number | undefined, price: number, say: (percent: number) => string): { text: string; isLess: boolean } | null {
	if (!before) return null;
	return { text: say(Math.round((1000 * (price - before)) / before) / 10), isLess: price < before };
}
