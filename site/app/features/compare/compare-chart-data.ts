import type { PageRequest } from '#app/page-loader.ts';
import { readClosed } from '#app/parts/listings/closed.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import type { Part } from '#app/parts/payment-plans/chart-view.ts';
import type { Property } from '#content/entities/listings.ts';
import { cairoToday } from '#domain/cairo.ts';
import { toPounds } from '#domain/money/amounts.ts';
import { scheduleHome } from '#domain/money/home-schedule.ts';
import type { Payment } from '#domain/money/schedule.ts';
import { isOwners, planText, takeoverText } from './compare-facts.ts';
import { onOneAxis } from './time-axis.ts';

/** In per cent of the tallest column of the same currency, counted from below. */
export type Block = { part: Part; from: number; height: number };

/** Known by its year. */
export type Column = { year: string; value: string; top: number; blocks: Block[] };

export type CompareChartData = {
	title: string;
	lead: string;
	years: string[];
	homes: { id: number; name: string; plan: string; total: string; columns: Column[]; label: string }[];
	legend: { part: Part; text: string }[];
	/** Which homes have nothing to be paid off. */
	left: string | null;
	table: { title: string; year: string; total: string; rows: { year: string; cells: string[] }[]; totals: string[] };
};

const stacked: readonly Part[] = ['down', 'instalments', 'delivery', 'charges'];

/** By the plan with the smallest monthly sum, or for cash. What is rented or sold has nothing to be paid off. */
export function compareChart(request: PageRequest, homes: readonly Property[], today = cairoToday()): CompareChartData | null {
	const { t, locale, read } = request;
	const { short, money, moneyText, number } = createFormats(request);
	const paid = homes.flatMap((property) => {
		if (property.purpose === 'rent' || readClosed(property, today)) return [];
		const { takeover, plan, payments } = scheduleHome(property, read.many('payment_plan', property.payment_plans), today);
		if (takeover) return [{ property, payments, plan: takeoverText(request, takeover) }];
		return [{ property, payments, plan: plan ? planText(request, plan) : t('property.cash') }];
	});
	if (paid.length === 0) return null;
	const left = homes
		.filter(({ id }) => !paid.some(({ property }) => property.id === id))
		.map((home) => home.reference || home.translations[locale].name);
	const axis = onOneAxis(paid.map(({ payments }) => payments));
	const years = axis.years.map((year) => (year === null ? t('plan.unknownYear') : String(year)));
	const tops = new Map<string, number>();
	paid.forEach(({ property: { currency } }, index) => {
		tops.set(currency, Math.max(tops.get(currency) ?? 1, ...(axis.homes[index] ?? []).map(({ total }) => total)));
	});
	const totals = axis.homes.map((sums, index) =>
		moneyText(money(toPounds(sums.at(-1)?.paid ?? 0), paid[index]?.property.currency ?? 'EGP')),
	);
	return {
		title: t('compare.timeTitle'),
		lead: t(paid.some(({ payments }) => hasKind(payments, 'owner')) ? 'compare.timeLeadTakeover' : 'compare.timeLead'),
		years,
		homes: paid.map(({ property, plan }, index) => {
			const name = [property.reference, property.translations[locale].name].filter(Boolean).join(' · ');
			return {
				id: property.id,
				name,
				plan,
				total: t(isOwners(property) ? 'compare.beforeFees' : 'compare.inAll', { amount: totals[index] ?? '' }),
				label: t('compare.chart', { home: name, from: years[0] ?? '', until: years.at(-1) ?? '' }),
				columns: (axis.homes[index] ?? []).map((sum, at) => {
					const blocks = buildBlocks(sum, tops.get(property.currency) ?? 1);
					const last = blocks.at(-1);
					return {
						year: years[at] ?? '',
						value: sum.total > 0 ? short(toPounds(sum.total)) : '',
						top: last ? last.from + last.height : 0,
						blocks,
					};
				}),
			};
		}),
		legend: stacked
			.filter((part) => axis.homes.flat().some((sum) => sum[part] > 0))
			.map((part) => ({ part, text: part === 'down' ? downWord(request, paid) : t(`plan.parts.${part}`) })),
		left: left.length > 0 ? t('compare.left', { homes: left.join(locale === 'ar' ? '، ' : ', ') }) : null,
		table: {
			title: t('compare.yearTable'),
			year: t('compare.year'),
			total: t(paid.some(({ property }) => isOwners(property)) ? 'compare.totalBeforeFees' : 'listing.lines.allIn'),
			rows: years.map((year, row) => ({
				year,
				cells: axis.homes.map((sums) => (sums[row]?.total ? number(toPounds(sums[row].total)) : '')),
			})),
			totals,
		},
	};
}

/** The darkest blocks are what is paid first, whatever it is called. */
function downWord({ t }: PageRequest, paid: readonly { payments: readonly Payment[] }[]): string {
	const has = (kind: Payment['kind']) => paid.some(({ payments }) => hasKind(payments, kind));
	if (has('owner')) return t('compare.firstPaid');
	if (has('cash')) return t('compare.downOrCash');
	return t(has('early') ? 'plan.parts.downAndEarly' : 'plan.parts.down');
}

const hasKind = (payments: readonly Payment[], kind: Payment['kind']) => payments.some((payment) => payment.kind === kind);

function buildBlocks(sums: Record<Part, number>, top: number): Block[] {
	let from = 0;
	return stacked.flatMap((part) => {
		const height = Math.round((sums[part] / top) * 1000) / 10;
		const block = { part, from, height };
		from = Math.round((from + height) * 10) / 10;
		return height > 0 ? [block] : [];
	});
}
