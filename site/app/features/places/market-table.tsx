import type { ReactNode } from 'react';
import { useTranslations } from '#app/i18n/use-translations.ts';
import { Fold } from '#app/ui/fold.tsx';
import type { MarketTable as Data, MarketCell } from './market-table-data.ts';

export function MarketTable({ data: { markets, rows, yields }, children }: { data: Data; children: ReactNode }) {
	const t = useTranslations('places');
	const [known, few] = [rows.filter(isKnown), rows.filter((row) => !isKnown(row))];
	return (
		<section
			aria-labelledby="metre-prices"
			className="below-fold self-start rounded-xl border border-line bg-surface p-6 shadow-1 max-md:p-5"
		>
			<h2 id="metre-prices" className="text-lg">
				{t('metrePrices')}
			</h2>
			<p className="mt-1 text-ink-2 text-xs">{t('metrePricesBasis')}</p>
			<Rows markets={markets} rows={known} />
			{few.length > 0 && (
				<details className="group/fold border-line border-t">
					<Fold text={t('otherTypes')} />
					<Rows markets={markets} rows={few} />
				</details>
			)}
			{yields.lines.length > 0 && <Yields yields={yields} />}
			{children}
		</section>
	);
}

const Yields = ({ yields: { title, lines } }: { yields: Data['yields'] }) => (
	<div className="mt-4 border-line border-t pt-4 text-sm">
		<h3 className="font-semi text-base">{title}</h3>
		<dl>
			{lines.map(({ type, percent, basis }) => (
				<div key={type} className="flex flex-wrap justify-between gap-x-3 pt-2">
					<dt className="font-med">{type}</dt>
					<dd className="tracking-num">
						<bdi>{percent}</bdi>
					</dd>
					<dd className="w-full text-2xs text-ink-2">{basis}</dd>
				</div>
			))}
		</dl>
	</div>
);

const isKnown = ({ cells }: Data['rows'][number]) => cells.some((cell) => cell && 'median' in cell);

function Rows({ markets, rows }: Pick<Data, 'markets' | 'rows'>) {
	const t = useTranslations('places');
	return (
		<table className="mt-3 w-full table-fixed text-sm">
			<caption className="sr-only">{t('metrePrices')}</caption>
			<thead className="text-start align-top text-xs">
				<tr>
					{markets.map(({ title, basis }) => (
						<th key={title} scope="col" className="pb-2 pe-3 text-start font-semi">
							{title}
							<span className="block font-body text-2xs text-ink-2">{basis}</span>
						</th>
					))}
				</tr>
			</thead>
			{rows.map(({ type, cells }) => (
				<tbody key={type} className="border-line border-t">
					<tr>
						<th scope="rowgroup" colSpan={markets.length} className="pt-3 text-start font-med">
							{type}
						</th>
					</tr>
					<tr>
						{cells.map((cell, index) => (
							<td key={markets[index]?.title} className="pt-1 pe-3 pb-3 align-top">
								<Cell cell={cell} isDeveloper={index === 0} />
							</td>
						))}
					</tr>
				</tbody>
			))}
		</table>
	);
}

function Cell({ cell, isDeveloper }: { cell: MarketCell | null; isDeveloper: boolean }) {
	const t = useTranslations('places');
	if (!cell) return <span className="text-2xs text-ink-2">{t('noneListed')}</span>;
	if ('few' in cell) return <span className="text-2xs text-ink-2">{cell.few}</span>;
	const [band, tick] = isDeveloper ? ['bg-pn-blue-200', 'bg-pn-blue-800'] : ['bg-neutral-300', 'bg-neutral-700'];
	return (
		<>
			<b className="tracking-num">{cell.median}</b>
			{cell.converted && <span className="block text-2xs text-ink-2">{cell.converted}</span>}
			<span className="relative mt-1.5 mb-1 block h-1.5 rounded-full bg-neutral-100" aria-hidden="true">
				<span
					className={`absolute inset-y-0 rounded-full ${band}`}
					style={{ insetInlineStart: `${cell.low}%`, insetInlineEnd: `${100 - cell.high}%` }}
				/>
				<span className={`absolute -inset-y-0.5 w-[3px] rounded-full ${tick}`} style={{ insetInlineStart: `${cell.mid}%` }} />
			</span>
			<span className="block text-2xs text-ink-2">
				<bdi>{cell.range}</bdi>
				<span className="block">{cell.count}</span>
			</span>
		</>
	);
}
