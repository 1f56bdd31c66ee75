import type { PageRequest } from '#app/page-loader.ts';
import type { Property } from '#content/entities/listings.ts';
import { cairoToday } from '#domain/cairo.ts';
import { toPounds } from '#domain/money/amounts.ts';
import { scheduleHome } from '#domain/money/home-schedule.ts';
import { readQuotedTakeover } from '#domain/money/resale.ts';
import { convertedPhrase, convertedText } from '../exchange/exchange-data.ts';
import { dueNowNote } from '../payment-plans/takeover-schedule-data.ts';
import type { Fact } from './card-data.ts';
import { createFormats } from './formats.ts';
import type { AmountLine } from './receipt.ts';

export type TakeoverData = {
	/** To the owner now, and to the developer later. */
	columns: { title: string; total: string; converted: string | null; lines: AmountLine[] }[];
	/** Paid, over and remaining, in per cent of the whole price. */
	bar: { kind: 'paid' | 'over' | 'remaining'; share: number }[];
	now: AmountLine;
	/** What the total is made of. */
	parts: string;
	/** Set when the transfer fee is unknown. */
	note: string | null;
};

/** A takeover has two payees and an amount needed at signing. */
export function buildTakeover(request: PageRequest, property: Property): TakeoverData | null {
	const { takeover: deal, deal: sale, sums } = scheduleHome(property, [], cairoToday());
	if (!deal) return null;
	const { t } = request;
	const { number, date } = createFormats(request);
	const now = toPounds(sums.today);
	const { instalment, transferFee, until, price } = deal;
	const beside = (amount: number) => convertedText(request, amount, property.currency);
	const share = (amount: number) => (100 * amount) / price;
	return {
		columns: [
			{
				title: t('takeover.toOwner'),
				total: number(deal.toOwner),
				converted: beside(deal.toOwner),
				lines: [
					{ label: t('takeover.paid'), amount: number(deal.paid) },
					{ label: t(deal.over < 0 ? 'takeover.loss' : 'takeover.over'), amount: number(deal.over) },
				],
			},
			{
				title: until ? t('takeover.toDeveloperUntil', { date: date(until, 'month') }) : t('takeover.toDeveloper'),
				total: number(deal.toDeveloper),
				converted: beside(deal.toDeveloper),
				lines: instalment
					? [
							{ label: t(`takeover.each.${instalment.frequency}`), amount: number(instalment.amount) },
							{ label: t('takeover.left'), amount: number(instalment.count) },
						]
					: [],
			},
		],
		bar: [
			{ kind: 'paid', share: share(Math.min(deal.paid, deal.toOwner)) },
			{ kind: 'over', share: share(Math.max(deal.over, 0)) },
			{ kind: 'remaining', share: share(deal.toDeveloper) },
		],
		now: {
			label: t('takeover.now'),
			amount: number(now),
			converted: beside(now),
		},
		parts: dueNowNote(request, deal, sale),
		note: transferFee === null ? t('takeover.feeUnknown') : null,
	};
}

/** For a card: the amount to the owner, then the monthly instalment. */
export function takeoverFacts(request: PageRequest, property: Property): Fact[] | null {
	const deal = readQuotedTakeover(property);
	if (!deal) return null;
	const { number } = createFormats(request);
	return [
		{
			label: request.t('takeover.toOwner'),
			value: number(deal.toOwner),
			converted: convertedPhrase(request, 'toOwner', deal.toOwner, property.currency),
		},
		deal.instalment
			? {
					label: request.t(deal.instalment.frequency === 'monthly' ? 'takeover.thenMonthly' : 'takeover.thenAboutMonthly'),
					value: number(deal.instalment.monthly),
					converted: convertedPhrase(request, 'monthly', deal.instalment.monthly, property.currency),
				}
			: { label: request.t('takeover.toDeveloper'), value: number(deal.toDeveloper) },
	];
}
