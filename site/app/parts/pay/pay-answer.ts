import type { PageRequest } from '#app/page-loader.ts';
import { namesMeans } from '#catalogue/means.ts';
import type { Filters } from '#catalogue/query.ts';
import { locales } from '#domain/locales.ts';
import { roundUp } from '#domain/money/rounded.ts';
import { resultPhrases } from '../search/result-phrases.ts';
import { amountName, pounds } from '../search/value-names.ts';

/** What somebody can afford, shown while they fill in the form. */
export type PayAnswer = {
	/** Null until something is entered, because all homes would be misleading. */
	count: string | null;
	/** The price of the most expensive one. */
	upTo: string | null;
	/** Results for a little less or more per month. `share`: per cent of the largest. */
	around: { terms: string; steps: PayStep[] } | null;
};
export type PayStep = { value: string; text: string; count: string; share: number; isChosen: boolean };

/** Round monthly amounts. */
const monthlySums = [5, 7.5, 10, 15, 20, 30, 45, 60, 80, 100, 150, 200, 300, 500].map((thousands) => thousands * 1000);
const DEARER = 2;

export function payAnswer(request: PageRequest, filters: Filters): PayAnswer {
	const { site, t, read } = request;
	const { catalogue } = site.search;
	const asked: Filters = { ...filters, purpose: 'sale' };
	const { count: countWords } = resultPhrases(request, filters);
	const isAsked = asked.downPayment !== undefined || asked.monthly !== undefined;
	const [dearest] = isAsked ? read.many('property', catalogue.find({ filters: asked, sort: '-price', limit: 1 })) : [];
	return {
		count: namesMeans(asked) ? countWords('count', catalogue.count(asked)) : null,
		upTo: dearest?.currency === 'EGP' ? t('find.pay.upTo', { price: pounds(request)(roundUp(dearest.price, 3)) }) : null,
		around: asked.monthly === undefined ? null : { terms: describeTerms(request, asked), steps: stepsAround(asked.monthly) },
	};

	function stepsAround(monthly: number): PayStep[] {
		const less = monthlySums.findLast((sum) => sum < monthly);
		const more = monthlySums.filter((sum) => sum > monthly).slice(0, DEARER);
		const counted = [...(less === undefined ? [] : [less]), monthly, ...more].map((sum) => ({
			sum,
			count: catalogue.count({ ...asked, monthly: sum }),
		}));
		const most = Math.max(1, ...counted.map(({ count }) => count));
		return counted.map(({ sum, count }) => ({
			value: String(sum),
			text: t('find.pay.aMonth', { amount: amountName(request, sum) }),
			count: countWords('count', count),
			share: Math.round((count / most) * 100),
			isChosen: sum === monthly,
		}));
	}
}

/** `1M now, 8 years`. */
function describeTerms(request: PageRequest, { downPayment, payYears }: Filters): string {
	const { t } = request;
	return [
		downPayment === undefined ? [] : t('find.pay.now', { amount: amountName(request, downPayment) }),
		payYears === undefined ? [] : t('find.pay.forYears', { count: payYears }),
	]
		.flat()
		.join(locales[request.locale].comma);
}
