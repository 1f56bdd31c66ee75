import key from 'icon:pn/key';
import { memo } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { ChartView, ColumnView, Part } from './chart-view.ts';
import type { PlanLabels } from './plan-labels.ts';

/** Charges are hatched, so that they differ without colour. */
const partStyle: Record<Part, string> = {
	down: 'bg-pn-blue-900',
	instalments: 'bg-pn-blue-500',
	delivery: 'bg-sun-400',
	charges: 'bg-[repeating-linear-gradient(135deg,var(--color-neutral-500)_0_3px,var(--color-neutral-300)_3px_6px)]',
};
const drawn = 'forced-color-adjust-none [print-color-adjust:exact]';

/** One column per year in reading direction. For screen readers, the table of payments has the same data. */
export const PlanChart = memo(function PlanChart({ chart, labels }: { chart: ChartView; labels: PlanLabels }) {
	return (
		<>
			<div className="flex items-baseline justify-between gap-4">
				<h3 className="text-lg">{labels.eachYear}</h3>
				<span className="text-xs text-ink-2">{chart.unit}</span>
			</div>
			<div
				role="img"
				aria-label={chart.label}
				className={`grid grow grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(220px,1fr)_auto] gap-x-3 sm:grid-rows-[minmax(300px,1fr)_auto] ${chart.columns.some(({ isHandover }) => isHandover) ? 'mt-16' : 'mt-9'}`}
			>
				<div className="relative min-w-6 text-2xs leading-none text-ink-2">
					{chart.ticks.map(({ text, height }) => (
						<span key={text} className="absolute end-0 translate-y-1/2" style={{ bottom: `${height}%` }}>
							{text}
						</span>
					))}
				</div>
				<div className={`relative ${columnGrid}`}>
					{chart.ticks.map(({ text, height }) => (
						<i key={text} className="absolute inset-x-0 border-line border-b" style={{ bottom: `${height}%` }} />
					))}
					{chart.columns.map((column, index) => (
						<Column key={column.label} column={column} isInSecondHalf={index >= chart.columns.length / 2} labels={labels} />
					))}
				</div>
				<div className={`col-start-2 mt-1.5 ${columnGrid}`}>
					{chart.columns.map((column) => (
						<ColumnLabel key={column.label} column={column} />
					))}
				</div>
			</div>
			<ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
				{chart.legend.map(({ part, text }) => (
					<li key={part} className="inline-flex items-center gap-1.5">
						<i className={`size-3 rounded-xs ${partStyle[part]} ${drawn}`} />
						{text}
					</li>
				))}
				<li className="ms-auto">{labels.share}</li>
			</ul>
		</>
	);
});

const columnGrid = 'grid auto-cols-fr grid-flow-col gap-2.5 max-sm:gap-1';
const quietStyle = { always: 'invisible', small: 'max-sm:invisible' };
const loudness = ({ quiet }: ColumnView) => (quiet ? quietStyle[quiet] : '');

function Column({ column, isInSecondHalf, labels }: { column: ColumnView; isInSecondHalf: boolean; labels: PlanLabels }) {
	const { value, parts, isHandover } = column;
	return (
		<div className="relative">
			{isHandover && (
				<span
					className={`absolute -top-13 inline-flex items-center gap-1.5 whitespace-nowrap rounded-full bg-sun-100 px-2.5 py-0.5 text-2xs font-semi text-sun-700 max-sm:p-1 ${isInSecondHalf ? 'end-0' : 'start-0'}`}
				>
					<Icon icon={key} className="size-3.5" />
					<span className="max-sm:hidden">{labels.handover}</span>
				</span>
			)}
			<div className="absolute inset-0 flex flex-col items-center justify-end gap-0.5">
				<span className={`text-xs font-semi leading-line tracking-num max-sm:text-2xs lg:max-xl:text-2xs ${loudness(column)}`}>
					{value}
				</span>
				{parts.map(({ part, height }, index) => (
					<i
						key={part}
						className={`w-full max-w-28 shrink-0 rounded-xs transition-[height] duration-360 ease-out ${index === 0 ? 'rounded-t-sm' : ''} ${partStyle[part]} ${drawn}`}
						style={{ height: `${height}%` }}
					/>
				))}
			</div>
		</div>
	);
}

function ColumnLabel({ column }: { column: ColumnView }) {
	const { label, share, isHandover } = column;
	return (
		<div className="flex flex-col items-center leading-line max-sm:tracking-num">
			<span
				className={`text-xs font-semi max-sm:text-2xs lg:max-xl:text-2xs lg:max-xl:tracking-num ${isHandover ? 'text-sun-700' : ''} ${loudness(column)}`}
			>
				{label}
			</span>
			<bdi className={`text-2xs text-ink-2 ${loudness(column)}`}>{share}</bdi>
		</div>
	);
}
