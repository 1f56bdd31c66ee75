import { Fold } from '#app/ui/fold.tsx';
import { type PriceTrend as Data, HEIGHT, WIDTH } from './price-trend-data.ts';

type Market = Data['lines'][number]['market'];

/** Solid and dashed, so that lines differ without colour. */
const looks: Record<Market, { className: string; strokeDasharray?: string }> = {
	primary: { className: 'text-pn-blue-800' },
	resale: { className: 'text-ink-2', strokeDasharray: '6 4' },
};

const Stroke = ({ market, path, isSample = false }: { market: Market; path: string; isSample?: boolean }) => (
	<path d={path} fill="none" stroke="currentColor" strokeWidth={isSample ? 3 : 2.5} strokeLinejoin="round" {...looks[market]} />
);

/** Time runs in reading direction; the numbers are in the table below. */
export function PriceTrend({ data: { title, note, lines, text, from, until, table } }: { data: Data }) {
	return (
		<div className="mt-4 border-line border-t pt-4 text-sm">
			<h3 className="font-semi text-base">{title}</h3>
			<ul className="flex flex-wrap gap-x-3 py-2 text-xs">
				{lines.map(({ market, name, last }) => (
					<li key={market} className="flex items-center gap-2">
						<svg viewBox="0 0 22 4" width="22" height="4" aria-hidden="true">
							<Stroke market={market} path="M0 2H22" isSample />
						</svg>
						{name}
						<b className="tracking-num">{last}</b>
					</li>
				))}
			</ul>
			<svg
				viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
				role="img"
				aria-label={text}
				className="h-auto w-full rounded-lg bg-sand p-3 rtl:-scale-x-100"
			>
				{lines.map(({ market, path }) => (
					<Stroke key={market} market={market} path={path} />
				))}
			</svg>
			<p className="flex justify-between gap-3 text-2xs text-ink-2" aria-hidden="true">
				<span>{from}</span>
				<span>{until}</span>
			</p>
			<p className="mt-1 text-2xs text-ink-2">{note}</p>
			<details className="group/fold">
				<Fold text={table.summary} />
				<table className="w-full text-xs">
					<thead>
						<tr className="border-line-strong border-b text-ink-2">
							{[table.month, ...lines.map(({ name }) => name)].map((column) => (
								<th key={column} scope="col" className="pb-2 text-start font-body">
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{table.rows.map(({ month, cells }) => (
							<tr key={month} className="border-line border-b">
								<th scope="row" className="py-1.5 text-start font-body">
									{month}
								</th>
								{cells.map((cell, index) => (
									<td key={lines[index]?.market} className="py-1.5 tracking-num">
										<bdi>{cell}</bdi>
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</div>
	);
}
