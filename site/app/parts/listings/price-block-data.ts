import type { PageRequest } from '#app/page-loader.ts';
import type { Property } from '#content/entities/listings.ts';
import { computeMonthly, easiestPlan } from '#domain/money/plan.ts';
import type { Fact, PropertyCardData } from './card-data.ts';
import { createFormats, type Money } from './formats.ts';
import { metrePricesIn } from './market.ts';
import { buildBasis } from './price-basis.ts';
import { buildReceipt, type ReceiptLine } from './receipt.ts';

export type PriceBlockData = {
	basis: string;
	price: Money;
	perMetre: string | null;
	comparison: { text: string; isGood: boolean } | null;
	/** How the all-in price is made up. */
	lines: { kind: ReceiptLine['kind']; label: string; amount: string; share: number }[];
	allIn: { label: string; total: Money } | null;
	facts: Fact[];
	checked: { before: string; date: string; after: string; isOld: boolean };
	/** By the easiest plan. */
	monthly: string | null;
};

type Known = {
	card: PropertyCardData;
	/** Of its area and type, for a square metre. */
	median: number | null;
	isClosed: boolean;
};

export function buildPriceBlock(request: PageRequest, property: Property, { card, median, isClosed }: Known): PriceBlockData {
	const { read, t } = request;
	const { number, percent, money, moneyText } = createFormats(request);
	const plan = property.purpose === 'sale' ? easiestPlan(property.price, read.many('payment_plan', property.payment_plans)) : null;
	const receipt = buildReceipt(property);
	const perMetre = computeMetrePrice(property);
	const monthly = plan && number(computeMonthly(property.price, plan));
	return {
		basis: t(`listing.basis.${buildBasis(property, { hasPlans: plan !== null, isClosed })}`),
		price: card.price,
		perMetre: perMetre ? t('listing.perMetre', { price: moneyText(money(perMetre, property.currency)) }) : null,
		comparison: isClosed ? null : comparisonOf(request, perMetre, median),
		lines: (receipt?.lines ?? []).map(({ kind, amount, share }) => ({
			kind,
			label: t(`listing.lines.${kind}`, { percent: percent(property.maintenance_percent ?? 0) }),
			amount: number(amount),
			share,
		})),
		allIn: receipt && { label: t('listing.lines.allIn'), total: money(receipt.total, property.currency) },
		facts:
			plan && monthly
				? [
						{ label: t('listing.monthlyFrom'), value: monthly },
						{ label: t('listing.down'), value: number((property.price * plan.down_payment_percent) / 100) },
						...card.facts.slice(-1),
					]
				: card.facts,
		checked: checkedOf(request, property, card.checked),
		monthly,
	};
}

export const computeMetrePrice = ({ purpose, price, built_up_area }: Property): number | null =>
	purpose === 'sale' && built_up_area ? price / built_up_area : null;

/** What others of its type ask for a square metre in its area. */
export function readAreaMedian(request: PageRequest, { purpose, currency, area, type }: Property): number | null {
	if (purpose !== 'sale' || currency !== 'EGP') return null;
	return metrePricesIn(request, { area }).find((prices) => prices.type === type)?.median ?? null;
}

function comparisonOf(request: PageRequest, own: number | null, median: number | null): PriceBlockData['comparison'] {
	if (!own || !median) return null;
	const { t } = request;
	const difference = Math.round((100 * own) / median) - 100;
	if (difference === 0) return { text: t('listing.level'), isGood: true };
	const percent = createFormats(request).percent(Math.abs(difference));
	return { text: t(difference < 0 ? 'listing.under' : 'listing.over', { percent }), isGood: difference < 0 };
}

/** The sentence around the day, which stands out in it. */
function checkedOf(request: PageRequest, property: Property, card: PropertyCardData['checked']): PriceBlockData['checked'] {
	const { t } = request;
	if (!property.price_checked_on) return { before: card.text, date: '', after: '', isOld: true };
	const [before = '', after = ''] = t(property.market === 'primary' ? 'listing.checkedDeveloper' : 'listing.checkedOwner', {
		date: '|',
	}).split('|');
	return { before, date: createFormats(request).date(property.price_checked_on, 'long'), after, isOld: card.isOld };
}
