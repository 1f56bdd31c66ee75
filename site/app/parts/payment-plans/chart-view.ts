import { toPounds } from '#domain/money/amounts.ts';
import type { Payment } from '#domain/money/schedule.ts';
import { sumByYear, type YearSums } from '#domain/money/sums.ts';
import type { PaymentPlansData } from './plan-data.ts';
import { planFormats, shareText } from './plan-formats.ts';

export type Part = 'down' | 'instalments' | 'delivery' | 'charges';

/** One column per year. Heights are per cent of the tallest. */
export type ChartView = {
	unit: string;
	label: string;
	ticks: { text: string; height: number }[];
	columns: ColumnView[];
	legend: { part: Part; text: string }[];
};

export type ColumnView = {
	label: string;
	value: string;
	share: string;
	/** From top to bottom, as stacked. */
	parts: { part: Part; height: number }[];
	isHandover: boolean;
	/** Whether the label is hidden because columns are narrow: always, or on small screens. */
	quiet: 'always' | 'small' | null;
};

const stacked: readonly Part[] = ['charges', 'delivery', 'instalments', 'down'];
const LABELS = { wide: 18, small: 8 };

export function chartView(
	{ deal, labels, locale }: Pick<PaymentPlansData, 'deal' | 'labels' | 'locale'>,
	payments: readonly Payment[],
): ChartView {
	const { number } = planFormats(locale);
	const years = sumByYear(payments);
	const top = Math.max(...years.map(({ total }) => total));
	const all = years.at(-1)?.paid ?? 0;
	const { name, size } = chooseUnit(toPounds(top));
	const scale = (amount: number) => toPounds(amount) / size;
	const digits = scale(top) >= 100 ? 0 : scale(top) >= 10 ? 1 : 2;
	const handoverYear = deal.handover === deal.start ? undefined : deal.handover && Number(deal.handover.slice(0, 4));
	const handover = years.findIndex(({ year }) => year === handoverYear);
	const formatLabel = ({ year }: YearSums) => (year === null ? labels.unknownYear : String(year));
	const hasEarly = payments.some(({ kind }) => kind === 'early');
	const ends = [years[0], years.findLast(({ year }) => year !== null)].map((year) => (year ? formatLabel(year) : ''));
	return {
		unit: labels.units[name],
		label: labels.chart
			.replace('{from}', ends[0] ?? '')
			.replace('{until}', ends[1] ?? '')
			.replace('{unit}', labels.units[name]),
		ticks: ticksUpTo(scale(top)).map(({ value, digits }) => ({ text: number(value, digits), height: computePercent(value, scale(top)) })),
		columns: years.map((year, index) => ({
			label: formatLabel(year),
			value: number(scale(year.total), year.total === 0 ? 0 : digits),
			share: shareText(year.paid, all),
			parts: stacked.flatMap((part) => (year[part] > 0 ? [{ part, height: computePercent(year[part], top) }] : [])),
			isHandover: index === handover,
			quiet: chooseLabelHiding(index, handover, years.length),
		})),
		legend: stacked
			.toReversed()
			.filter((part) => years.some((year) => year[part] > 0))
			.map((part) => ({ part, text: part === 'down' && hasEarly ? labels.parts.downAndEarly : labels.parts[part] })),
	};
}

/** More decimals would not be visible. */
const computePercent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;

const chooseUnit = (top: number) =>
	top >= 1e6
		? ({ name: 'million', size: 1e6 } as const)
		: top >= 1e4
			? ({ name: 'thousand', size: 1e3 } as const)
			: ({ name: 'one', size: 1 } as const);

/** Three to five grid lines at round values, with the decimals they need. */
function ticksUpTo(top: number): { value: number; digits: number }[] {
	const power = 10 ** Math.floor(Math.log10(top / 5));
	const step = power * ([1, 2, 2.5, 5].find((factor) => factor * power * 5 >= top) ?? 10);
	const digits = Math.max(0, -Math.floor(Math.log10(step)) + (step / power === 2.5 ? 1 : 0));
	return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => ({ value: index * step, digits: index === 0 ? 0 : digits }));
}

/** Labels are a few columns apart, counted from the last (100 %); those near the handover are hidden to make room for its label. */
function chooseLabelHiding(index: number, handover: number, columns: number): ColumnView['quiet'] {
	const isLoud = (labels: number) => {
		const step = Math.ceil(columns / labels);
		const distance = Math.abs(index - handover);
		return distance === 0 || ((columns - 1 - index) % step === 0 && (handover < 0 || distance >= step));
	};
	if (!isLoud(LABELS.wide)) return 'always';
	return isLoud(LABELS.small) ? null : 'small';
}
