import type { PageRequest } from '#app/page-loader.ts';
import type { Property } from '#content/entities/listings.ts';
import { type AmountRange, type Cost, computeCosts, costToFinish, sumCosts } from '#domain/money/costs.ts';
import { convertedText } from '../exchange/exchange-data.ts';
import { createFormats } from './formats.ts';
import type { AmountLine } from './receipt.ts';

export type CostsData = {
	title: string;
	/** `amount` is null when unknown. */
	lines: { label: string; amount: string | null }[];
	total: AmountLine;
	unknown: string;
	/** The source of the figures. */
	note: string;
};

/** The total cost of buying a resale or of moving in. Null when nothing is known, and for developers' homes, which have a receipt. */
export function buildCosts(request: PageRequest, property: Property): CostsData | null {
	const { t, read } = request;
	const settings = read.setting();
	const costs = readCosts(request, property);
	if (!settings || !costs || (property.purpose === 'sale' && property.market === 'primary')) return null;
	const { isWhole, ...total } = sumCosts(costs);
	const { date } = createFormats(request);
	const isRent = property.purpose === 'rent';
	return {
		title: t(isRent ? 'costs.moveIn' : 'costs.buy'),
		lines: costs.map((cost) => ({
			label: formatLabel(request, cost, { settings, property }),
			amount: cost.amount && formatBetween(request, cost.amount),
		})),
		total: {
			label: t(isWhole ? (isRent ? 'costs.inAll' : 'costs.buyInAll') : 'costs.soFar'),
			amount: formatBetween(request, total),
			converted: convertedText(request, total, property.currency),
		},
		unknown: t('costs.unknown'),
		note: settings.sample_content
			? t('costs.example')
			: settings.costs_checked_on
				? t('costs.checked', { date: date(settings.costs_checked_on, 'long') })
				: t('costs.usual'),
	};
}

/** The sum, for developers' homes too; null when nothing is known. `isWhole`: no cost is unknown. */
export function costTotal(request: PageRequest, property: Property): (AmountRange & { isWhole: boolean; text: string }) | null {
	const costs = readCosts(request, property);
	if (!costs) return null;
	const { isWhole, ...total } = sumCosts(costs);
	const { money, moneyText } = createFormats(request);
	const amount = moneyText({ ...money(0, property.currency), amount: formatBetween(request, total) });
	const text = [amount, convertedText(request, total, property.currency)].filter(Boolean).join(' ');
	return { ...total, isWhole, text: isWhole ? text : request.t('compare.soFar', { amount: text }) };
}

/** Null when only the price of a resale or rental is known. */
function readCosts({ read }: PageRequest, property: Property): Cost[] | null {
	const settings = read.setting();
	if (!settings || property.currency !== 'EGP') return null;
	const costs = computeCosts(property, settings);
	const isOwners = property.purpose === 'rent' || property.market === 'resale';
	return isOwners && costs.every(({ kind, amount }) => kind === 'price' || amount === null) ? null : costs;
}

type Settings = NonNullable<ReturnType<PageRequest['read']['setting']>>;

function formatLabel(request: PageRequest, { kind }: Cost, { settings, property }: { settings: Settings; property: Property }): string {
	const { t } = request;
	const { percent } = createFormats(request);
	const formatFee = (fee: 'fee' | 'rentFee', share: number | null) =>
		share === null ? t('costs.lines.feeAlone') : t(`costs.lines.${fee}`, { percent: percent(share) });
	switch (kind) {
		case 'fee':
			return formatFee('fee', settings.buyer_fee_percent);
		case 'rentFee':
			return formatFee('rentFee', settings.rent_fee_percent);
		case 'advance':
			return t('costs.lines.advance', { months: settings.rent_advance_months ?? 0 });
		case 'deposit':
			return t('costs.lines.deposit', { months: settings.rent_deposit_months ?? 0 });
		case 'maintenance':
		case 'club':
		case 'parking':
			return t(`listing.lines.${kind}`, { percent: percent(property.maintenance_percent ?? 0) });
		default:
			return t(`costs.lines.${kind}`);
	}
}

/** The cost of finishing a core-and-shell home. */
export function buildFinishing(request: PageRequest, { finishing, purpose, built_up_area }: Property): AmountLine | null {
	const settings = request.read.setting();
	if (!settings || finishing !== 'core_shell' || purpose !== 'sale' || !built_up_area) return null;
	const cost = costToFinish(built_up_area, settings);
	if (!cost) return null;
	const { number } = createFormats(request);
	const metre = formatBetween(request, { low: cost.low / built_up_area, high: cost.high / built_up_area });
	// A word joiner: the line would otherwise break after the dash.
	const wholeMetre = metre.replace('–', '–\u2060');
	return {
		label: request.t('costs.finishing', { metre: wholeMetre, area: number(built_up_area) }),
		amount: formatBetween(request, cost, 10_000),
	};
}

function formatBetween(request: PageRequest, { low, high }: AmountRange, step = 1): string {
	const { number, range } = createFormats(request);
	const say = (amount: number) => number(Math.round(amount / step) * step);
	return range(say(low), say(high));
}
