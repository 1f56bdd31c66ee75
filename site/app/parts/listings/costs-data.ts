import type { PageRequest } from '#app/page-loader.ts';
import type { Property } from '#content/entities/listings.ts';
import { toPiastres } from '#domain/money/amounts.ts';
import { computeCharges } from '#domain/money/charges.ts';
import { type Between, type Cost, costToBuy, costToFinish, costToMoveIn, costToTakeOver, sumCosts } from '#domain/money/costs.ts';
import { takeoverOf } from '#domain/money/resale.ts';
import { createFormats } from './formats.ts';
import type { AmountLine } from './receipt.ts';

export type CostsData = {
	title: string;
	/** `amount` is null where nobody could say yet. */
	lines: { label: string; amount: string | null }[];
	total: AmountLine;
	unknown: string;
	/** Where the figures are from. */
	note: string;
};

/** What buying from an owner or moving in costs in all. Null where nothing is known of it, and for what a developer sells: that has a receipt. */
export function buildCosts(request: PageRequest, property: Property): CostsData | null {
	const { t, read } = request;
	const settings = read.setting();
	if (!settings || property.currency !== 'EGP') return null;
	const { purpose, market, price, rent_period } = property;
	if (purpose === 'sale' && market === 'primary') return null;
	if (purpose === 'rent' && rent_period !== null && rent_period !== 'month') return null;
	const takeover = takeoverOf(property);
	const charges = computeCharges(toPiastres(price), property);
	const sale = takeover ? costToTakeOver(price, charges, takeover.transferFee, settings) : costToBuy(price, charges, settings);
	const costs = purpose === 'rent' ? costToMoveIn(price, settings) : sale;
	if (costs.every(({ kind, amount }) => kind === 'price' || amount === null)) return null;
	const { isWhole, ...total } = sumCosts(costs);
	const { date } = createFormats(request);
	const title = t(purpose === 'rent' ? 'costs.moveIn' : 'costs.buy');
	return {
		title,
		lines: costs.map((cost) => ({
			label: labelOf(request, cost, { settings, property }),
			amount: cost.amount && formatBetween(request, cost.amount),
		})),
		total: { label: isWhole ? t('costs.inAll') : t('costs.soFar'), amount: formatBetween(request, total) },
		unknown: t('costs.unknown'),
		note: settings.sample_content
			? t('costs.example')
			: settings.costs_checked_on
				? t('costs.checked', { date: date(settings.costs_checked_on, 'long') })
				: t('costs.usual'),
	};
}

type Settings = NonNullable<ReturnType<PageRequest['read']['setting']>>;

function labelOf(request: PageRequest, { kind }: Cost, { settings, property }: { settings: Settings; property: Property }): string {
	const { t } = request;
	const { percent } = createFormats(request);
	switch (kind) {
		case 'fee':
			return t('costs.lines.fee', { percent: percent(settings.buyer_fee_percent ?? 0) });
		case 'rentFee':
			return t('costs.lines.rentFee', { percent: percent(settings.rent_fee_percent ?? 0) });
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

/** What it takes to finish a home that comes as core and shell. */
export function buildFinishing(request: PageRequest, { finishing, purpose, built_up_area }: Property): AmountLine | null {
	const settings = request.read.setting();
	if (!settings || finishing !== 'core_shell' || purpose !== 'sale' || !built_up_area) return null;
	const cost = costToFinish(built_up_area, settings);
	if (!cost) return null;
	const { number } = createFormats(request);
	const metre = formatBetween(request, { low: cost.low / built_up_area, high: cost.high / built_up_area });
	return { label: request.t('costs.finishing', { metre, area: number(built_up_area) }), amount: formatBetween(request, cost, 10_000) };
}

function formatBetween(request: PageRequest, { low, high }: Between, step = 1): string {
	const { number } = createFormats(request);
	const [from, to] = [low, high].map((amount) => number(Math.round(amount / step) * step));
	return from === to ? `${from}` : `${from} – ${to}`;
}
