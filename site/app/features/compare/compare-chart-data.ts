import { numberFormat } from '#app/i18n/intl-formats.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { readClosed } from '#app/parts/listings/closed.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import type { Part } from '#app/parts/payment-plans/chart-view.ts';
import type { Property } from '#content/entities/listings.ts';
import { cairoToday } from '#domain/cairo.ts';
import { locales } from '#domain/locales.ts';
import { toPounds } from '#domain/money/amounts.ts';
import { scheduleHome } from '#domain/money/home-schedule.ts';
import type { Payment } from '#domain/money/schedule.ts';
import { isResale, planText, takeoverText } from './compare-facts.ts';
import { buildColumn, type Column, chooseUnit, computeLaneTop, stacked } from './lanes.ts';
import { createTimeAxis } from './time-axis.ts';

/** `isRepeated`: the same amount as the year before, which phones do not print again. */
export type LaneColumn = Column & { year: string; value: string; isRepeated: boolean };

export type CompareChartData = {
	title: string;
	lead: string;
	years: string[];
	/** The unit of all amounts; null where homes differ in it, then each amount names its own. */
	unit: string | null;
	homes: {
		id: number;
		reference: string | null;
		title: string;
		currency: string;
		plan: string;
		total: string;
		unit: string | null;
		columns: LaneColumn[];
		label: string;
	}[];
	legend: { part: Part; text: string }[];
	/** The legend of a torn column; null where none is torn. */
	torn: string | null;
	/** Names the homes without anything to pay off. */
	left: string | null;
	table: { title: string; year: string; total: string; rows: { year: string; cells: string[] }[]; totals: string[]; note: string | null };
};

/** Uses each home's plan with the smallest monthly amount, or cash. Rented and sold homes have nothing to pay off. */
export function compareChart(request: PageRequest, homes: readonly Property[], today = cairoToday()): CompareChartData | null {
	const { t, locale, read } = request;
	const { money, moneyText, number } = createFormats(request);
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
	const axis = createTimeAxis(paid.map(({ payments }) => payments));
	const years = axis.years.map((year) => (year === null ? t('plan.unknownYear') : String(year)));
	const currencies = [...new Set(paid.map(({ property }) => property.currency))];
	const scales = new Map(
		currencies.map((currency) => {
			const top = computeLaneTop(axis.homes.filter((_, index) => paid[index]?.property.currency === currency));
			const { unit, write } = chooseUnit(top);
			const name = money(0, currency).currency;
			const text = unit === 'one' ? name : t(`plan.${unit}`, { currency: name });
			return [currency, { top, write, text: t('compare.unit', { unit: text }) }];
		}),
	);
	const decimals = numberFormat(locales[locale].format, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
	const totals = axis.homes.map((sums, index) => money(toPounds(sums.at(-1)?.paid ?? 0), paid[index]?.property.currency ?? 'EGP'));
	const hasResale = paid.some(({ property }) => isResale(property));
	return {
		title: t('compare.timeTitle'),
		lead: t(paid.some(({ payments }) => hasKind(payments, 'owner')) ? 'compare.timeLeadTakeover' : 'compare.timeLead'),
		years,
		unit: currencies.length === 1 ? (scales.get(currencies[0] ?? 'EGP')?.text ?? null) : null,
		homes: paid.map(({ property, plan }, index) => {
			const title = property.translations[locale].name;
			const name = [property.reference, title].filter(Boolean).join(' · ');
			const total = totals[index] ?? money(0, property.currency);
			const scale = scales.get(property.currency);
			const values = (axis.homes[index] ?? []).map(({ total }) => (scale && total > 0 ? decimals.format(scale.write(total)) : ''));
			return {
				id: property.id,
				reference: property.reference,
				title,
				currency: total.currency,
				plan,
				total: t(isResale(property) ? 'compare.beforeFees' : 'compare.inAll', { amount: moneyText(total) }),
				unit: currencies.length > 1 ? (scale?.text ?? null) : null,
				label: t('compare.chart', { home: name, from: years[0] ?? '', until: years.at(-1) ?? '' }),
				columns: (axis.homes[index] ?? []).map((sum, at) => ({
					...buildColumn(sum, scale?.top ?? 1),
					year: years[at] ?? '',
					value: values[at] ?? '',
					isRepeated: at > 0 && values[at] === values[at - 1],
				})),
			};
		}),
		legend: stacked
			.filter((part) => axis.homes.flat().some((sum) => sum[part] > 0))
			.map((part) => ({ part, text: part === 'down' ? nameFirstPayment(request, paid) : t(`plan.parts.${part}`) })),
		torn: axis.homes.some((sums, index) =>
			sums.some(({ total }) => total > (scales.get(paid[index]?.property.currency ?? 'EGP')?.top ?? 0)),
		)
			? t('compare.torn')
			: null,
		left: left.length > 0 ? t('compare.left', { homes: left.join(locales[locale].comma) }) : null,
		table: {
			title: t('compare.yearTable'),
			year: t('compare.year'),
			total: t('plan.total'),
			rows: years.map((year, row) => ({
				year,
				cells: axis.homes.map((sums) => (sums[row]?.total ? number(toPounds(sums[row].total)) : '')),
			})),
			totals: totals.map(({ amount }) => amount),
			note: hasResale ? t('compare.totalBeforeFees') : null,
		},
	};
}

/** The legend of what is paid first: a down payment, cash, or what the owner gets. */
function nameFirstPayment({ t }: PageRequest, paid: readonly { payments: readonly Payment[] }[]): string {
	const has = (kind: Payment['kind']) => paid.some(({ payments }) => hasKind(payments, kind));
	if (has('owner')) return t('compare.firstPaid');
	if (has('cash')) return t('compare.downOrCash');
	return t(has('early') ? 'plan.parts.downAndEarly' : 'plan.parts.down');
}

const hasKind = (payments: readonly Payment[], kind: Payment['kind']) => payments.some((payment) => payment.kind === kind);
