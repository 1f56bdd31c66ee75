import { useTranslations } from '#app/i18n/use-translations.ts';
import type { MetrePriceLine } from './metre-prices.ts';

const SHOWN = 6;

/** What a square metre costs here, by type: the median, the middle half, and how many homes that rests on. */
export function MetrePriceTable({ lines }: { lines: MetrePriceLine[] }) {
	const t = useTranslations('places');
	return (
		<section aria-labelledby="metre-prices" className="self-start rounded-xl border border-line bg-surface p-6 shadow-1">
			<h2 id="metre-prices" className="text-lg">
				{t('metrePrices')}
			</h2>
			<p className="mt-1 text-ink-2 text-xs">{t('metrePricesBasis')}</p>
			<Table lines={lines.slice(0, SHOWN)} />
			{lines.length > SHOWN && (
				<details className="border-line border-t">
					<summary className="cursor-pointer pt-4 font-med text-action text-sm">{t('otherTypes')}</summary>
					<Table lines={lines.slice(SHOWN)} />
				</details>
			)}
		</section>
	);
}

function Table({ lines }: { lines: MetrePriceLine[] }) {
	const t = useTranslations('places');
	return (
		<table className="mt-2 w-full text-sm">
			<thead className="sr-only">
				<tr>
					<th scope="col">{t('type')}</th>
					<th scope="col">{t('median')}</th>
				</tr>
			</thead>
			<tbody className="divide-y divide-line">
				{lines.map(({ type, median, range, count, low, mid, high }) => (
					<tr key={type}>
						<th scope="row" className="py-3 pe-4 text-start align-top font-med">
							{type}
							<span className="block font-body text-2xs text-ink-2">{count}</span>
						</th>
						<td className="py-3 text-end">
							<b className="tracking-num">{median}</b>
							<span className="relative mt-2 mb-1 block h-1.5 rounded-full bg-neutral-100" aria-hidden="true">
								<span
									className="absolute inset-y-0 rounded-full bg-pn-blue-200"
									style={{ insetInlineStart: `${low}%`, insetInlineEnd: `${100 - high}%` }}
								/>
								<span className="absolute -inset-y-0.5 w-[3px] rounded-full bg-pn-blue-800" style={{ insetInlineStart: `${mid}%` }} />
							</span>
							<bdi className="text-2xs text-ink-2">{range}</bdi>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
