import type { Part } from '#app/parts/payment-plans/chart-view.ts';
import type { CompareChartData } from './compare-chart-data.ts';
import { firstColumn, homeWidth, stickyHead, tableWindow } from './compare-table.tsx';

const HATCH = 'compare-charges';
const fills: Record<Part, string> = {
	down: 'var(--color-pn-blue-900)',
	instalments: 'var(--color-pn-blue-500)',
	delivery: 'var(--color-sun-400)',
	charges: `url(#${HATCH})`,
};
/** A column takes this share of its year. */
const WIDE = 0.72;
/** As many years as a phone has room to name. */
const NAMED = 6;

/** One strip a home over one row of years, in the direction of reading; below it the same as a table. */
export function CompareChart({ data }: { data: CompareChartData }) {
	const { title, lead, years, homes, legend, left } = data;
	const step = Math.ceil(years.length / NAMED);
	return (
		<section className="mt-12 print:mt-6 print:break-before-page">
			<h2 className="text-2xl">{title}</h2>
			<p className="mt-1 max-w-[76ch] text-ink-2 text-sm">{lead}</p>
			<div className="mt-5 rounded-xl border border-line px-6 pt-5 pb-4 max-md:px-4 print:border-0 print:p-0">
				<Hatch />
				{homes.map((home) => (
					<div key={home.id} className="mt-5 break-inside-avoid first-of-type:mt-0">
						<h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-base">
							<span className="min-w-0">
								{home.name} <small className="font-body text-ink-2 text-sm">{home.plan}</small>
							</span>
							<bdi className="font-body text-ink-2 text-sm tracking-num">{home.total}</bdi>
						</h3>
						<Strip home={home} />
					</div>
				))}
				<div aria-hidden="true" className="grid auto-cols-fr grid-flow-col border-line-strong border-t pt-1 text-center font-semi text-xs">
					{years.map((year, index) => (
						<span key={year} className={`whitespace-nowrap ${index % step === 0 ? '' : 'max-md:invisible'}`}>
							{year}
						</span>
					))}
				</div>
				<ul className="mt-4 flex flex-wrap gap-x-4.5 gap-y-1.5 text-ink-2 text-xs">
					{legend.map(({ part, text }) => (
						<li key={part} className="inline-flex items-center gap-1.5">
							<svg aria-hidden="true" className="size-[11px] rounded-[3px]">
								<rect width="11" height="11" fill={fills[part]} />
							</svg>
							{text}
						</li>
					))}
				</ul>
				{left && <p className="mt-2 text-ink-2 text-xs">{left}</p>}
			</div>
			<YearTable data={data} />
		</section>
	);
}

const Hatch = () => (
	<svg aria-hidden="true" className="absolute size-0">
		<pattern id={HATCH} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
			<rect width="6" height="6" fill="var(--color-neutral-300)" />
			<rect width="3" height="6" fill="var(--color-neutral-500)" />
		</pattern>
	</svg>
);

/** Lengths are per cent of the strip, so that the hatching keeps its angle at every width. */
function Strip({ home: { columns, label } }: { home: CompareChartData['homes'][number] }) {
	const width = 100 / columns.length;
	return (
		<div className="relative mt-1 h-36 pt-5 print:h-20">
			<svg role="img" aria-label={label} className="block size-full rtl:-scale-x-100">
				{columns.map(({ year, blocks }, index) => (
					<g key={year}>
						{blocks.map(({ part, from, height }) => (
							<rect
								key={part}
								x={`${round(width * (index + (1 - WIDE) / 2))}%`}
								width={`${round(width * WIDE)}%`}
								y={`${round(100 - from - height)}%`}
								height={`${height}%`}
								fill={fills[part]}
							/>
						))}
					</g>
				))}
			</svg>
			<div aria-hidden="true" className="absolute inset-x-0 top-5 bottom-0 grid auto-cols-fr grid-flow-col max-md:hidden">
				{columns.map(({ year, value, top }) => (
					<span key={year} className="relative">
						<bdi className="absolute inset-x-0 text-center text-2xs leading-[1.6] tracking-num" style={{ bottom: `${round(top)}%` }}>
							{value}
						</bdi>
					</span>
				))}
			</div>
		</div>
	);
}

const round = (value: number) => Math.round(value * 100) / 100;

function YearTable({ data: { homes, table } }: { data: CompareChartData }) {
	const number = 'min-w-(--home) border-line border-b px-3 py-2 text-end tracking-num print:min-w-0 print:px-1.5 print:py-0.5';
	return (
		<>
			<h3 className="mt-8 text-lg print:mt-4">{table.title}</h3>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
			<section aria-label={table.title} tabIndex={0} className={`mt-2 ${tableWindow}`}>
				<table
					className={`${homeWidth(homes.length)} w-full border-separate border-spacing-0 text-sm lg:table-fixed print:table-fixed print:text-[9pt]`}
				>
					<caption className="sr-only">{table.title}</caption>
					<thead>
						<tr className="text-xs">
							<th
								scope="col"
								className={`${firstColumn} ${stickyHead} lg:z-4 border-line-strong border-b py-2 font-med text-ink-2 lg:w-52`}
							>
								{table.year}
							</th>
							{homes.map(({ id, name }) => (
								<th key={id} scope="col" className={`${number} ${stickyHead} border-line-strong font-med`}>
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{table.rows.map(({ year, cells }) => (
							<tr key={year}>
								<th scope="row" className={`${firstColumn} border-line border-b py-2 font-med print:py-0.5`}>
									{year}
								</th>
								{cells.map((value, index) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
									<td key={index} className={number}>
										<bdi>{value || '–'}</bdi>
									</td>
								))}
							</tr>
						))}
					</tbody>
					<tfoot>
						<tr className="font-bold">
							<th scope="row" className={`${firstColumn} py-2.5`}>
								{table.total}
							</th>
							{table.totals.map((value, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
								<td key={index} className={`${number} border-b-0`}>
									<bdi>{value}</bdi>
								</td>
							))}
						</tr>
					</tfoot>
				</table>
			</section>
		</>
	);
}
