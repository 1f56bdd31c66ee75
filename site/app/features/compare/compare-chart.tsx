import type { Part } from '#app/parts/payment-plans/chart-view.ts';
import type { CompareChartData, LaneColumn } from './compare-chart-data.ts';
import { chooseStyles, FIT_PHONE } from './compare-styles.ts';

/** Distinguished by lightness and hatching, not by colour alone. */
const fills: Record<Part, string> = {
	down: 'bg-pn-blue-900',
	instalments: 'bg-pn-blue-500',
	delivery: 'bg-[repeating-linear-gradient(0deg,var(--color-sun-400)_0_4px,var(--color-sun-700)_4px_5px)]',
	charges: 'bg-[repeating-linear-gradient(135deg,var(--color-neutral-500)_0_3px,var(--color-neutral-300)_3px_6px)]',
};
const drawn = 'forced-color-adjust-none [print-color-adjust:exact]';
/** A jagged white strip that shows the column is cut off. */
const tear =
	'absolute -inset-x-px h-3 bg-surface [clip-path:polygon(0_50%,25%_0,50%_50%,75%_0,100%_50%,100%_100%,75%_50%,50%_100%,25%_50%,0_100%)]';
const columns = 'grid auto-cols-fr grid-flow-col gap-2.5 max-md:gap-1';
/** How many years have a label on phones and tablets. */
const NAMED = 9;

/** One lane per home over shared years, in reading direction; the table below has the same data. */
export function CompareChart({ data }: { data: CompareChartData }) {
	const { title, lead, unit, years, homes, legend, torn, left } = data;
	const step = Math.ceil(years.length / NAMED);
	return (
		<section className="mt-11 print:mt-6 print:break-before-page">
			<h2 className="text-2xl">{title}</h2>
			<p className="mt-1 max-w-[70ch] text-ink-2 text-sm">{lead}</p>
			<div className="mt-5 rounded-xl border border-line px-7 pt-5 pb-4 max-md:border-0 max-md:px-0 max-md:pt-0 print:border-0 print:p-0">
				{unit && <p className="text-ink-2 text-xs">{unit}</p>}
				{homes.map((home) => (
					<Lane key={home.id} home={home} />
				))}
				<div aria-hidden="true" className="border-line-strong border-t pt-1 md:ps-55">
					<div className={`${columns} text-center font-semi text-xs max-md:text-2xs`}>
						{years.map((year, index) => (
							<span key={year} className={`whitespace-nowrap ${index % step === 0 ? '' : 'max-lg:invisible'}`}>
								{year}
							</span>
						))}
					</div>
				</div>
				<ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-xs">
					{legend.map(({ part, text }) => (
						<li key={part} className="inline-flex items-center gap-1.5">
							<i className={`size-3 rounded-xs ${fills[part]} ${drawn}`} />
							{text}
						</li>
					))}
					{torn && (
						<li className="inline-flex items-center gap-1.5">
							<i className={`relative h-6 w-3 bg-pn-blue-900 ${drawn}`}>
								<i className={`top-1.5 ${tear}`} />
							</i>
							{torn}
						</li>
					)}
				</ul>
				{left && <p className="mt-2 text-ink-2 text-xs">{left}</p>}
			</div>
			<YearTable data={data} />
		</section>
	);
}

function Lane({ home: { title, plan, total, unit, label, columns: years } }: { home: CompareChartData['homes'][number] }) {
	return (
		<div className="grid break-inside-avoid items-center gap-x-5 pt-4 not-first-of-type:border-line-strong not-first-of-type:border-t not-first-of-type:border-dashed md:grid-cols-[200px_minmax(0,1fr)]">
			<h3 className="text-sm leading-body max-md:mb-1">
				{title}
				<small className="block font-body text-ink-2 text-xs">{plan}</small>
				<bdi className="block font-body text-ink-2 text-xs tracking-num">{total}</bdi>
				{unit && <small className="block font-body text-ink-2 text-xs">{unit}</small>}
			</h3>
			<div role="img" aria-label={label} className={`${columns} h-[calc(var(--lane)+20px)] [--lane:104px] print:[--lane:76px]`}>
				{years.map((column) => (
					<YearColumn key={column.year} column={column} />
				))}
			</div>
		</div>
	);
}

/** A year without payments is drawn as a line, so that it does not look like missing data. */
const YearColumn = ({ column: { value, blocks, isTorn, isRepeated } }: { column: LaneColumn }) => (
	<div className="flex min-w-0 flex-col justify-end">
		<bdi
			className={`whitespace-nowrap text-center font-semi text-fine leading-body tracking-num max-md:text-2xs ${isRepeated ? 'max-md:invisible' : ''}`}
		>
			{value}
		</bdi>
		<span className="relative flex flex-col-reverse">
			{blocks.length === 0 && <i className={`h-[3px] rounded-full bg-neutral-300 ${drawn}`} />}
			{blocks.map(({ part, height }) => (
				<i key={part} className={`${fills[part]} ${drawn}`} style={{ height: `calc(var(--lane) * ${height / 100})` }} />
			))}
			{isTorn && <i className={`top-3 ${tear}`} />}
		</span>
	</div>
);

function YearTable({ data: { homes, table } }: { data: CompareChartData }) {
	const styles = chooseStyles(homes.length);
	const number =
		'border-line border-b px-1.5 py-2 text-start tracking-num max-[22.4rem]:px-1 max-[22.4rem]:text-[11px] lg:px-3 print:px-1.5 print:py-0.5';
	const yearCell = `sticky start-0 z-2 w-14 max-[22.4rem]:w-12 border-line border-b bg-surface py-2 text-start font-med lg:w-52 print:py-0.5 ${homes.length > FIT_PHONE ? 'max-lg:w-31 max-lg:ps-(--gutter)' : ''}`;
	const width = homes.length > FIT_PHONE ? 'max-lg:min-w-42' : '';
	return (
		<>
			<h3 className="mt-8 text-lg print:mt-4">{table.title}</h3>
			<section aria-label={table.title} tabIndex={homes.length > FIT_PHONE ? 0 : undefined} className={`mt-2 ${styles.window}`}>
				<table className={styles.table}>
					<caption className="sr-only">{table.title}</caption>
					<thead>
						<tr className="text-xs">
							<th scope="col" className={`${yearCell} border-line-strong text-ink-2`}>
								{table.year}
							</th>
							{homes.map(({ id, reference, title, currency }) => (
								<th key={id} scope="col" className={`${number} ${width} border-line-strong align-bottom font-med`}>
									{reference && <bdi className="block max-md:text-2xs min-[360px]:whitespace-nowrap">{reference}</bdi>}
									<span className={reference ? 'max-md:hidden' : ''}>{title}</span>
									<span className="block font-body text-ink-2">{currency}</span>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{table.rows.map(({ year, cells }) => (
							<tr key={year}>
								<th scope="row" className={yearCell}>
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
						<tr className="align-baseline font-bold">
							<th scope="row" className={`${yearCell} border-b-0 font-bold max-md:text-xs`}>
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
			{table.note && <p className="mt-2 text-ink-2 text-xs">{table.note}</p>}
		</>
	);
}
