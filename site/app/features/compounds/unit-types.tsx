import { useTranslations } from '#app/i18n/use-translations.ts';
import { Money } from '#app/parts/listings/money.tsx';
import type { CompoundData } from './compound-data.ts';

/** What the developer sells and what owners do, in groups of their own. */
export function UnitTypes({ markets }: { markets: CompoundData['markets'] }) {
	const t = useTranslations('compound');
	if (!markets.length) return <p className="mt-8 rounded-lg bg-stone px-5 py-6">{t('soldOut')}</p>;
	return (
		<section aria-labelledby="unit-types" className="mt-8">
			<h2 id="unit-types" className="mb-3 text-2xl">
				{t('types')}
			</h2>
			<table className="w-full text-sm">
				<thead>
					<tr className="border-line border-b text-ink-2 text-xs">
						<th scope="col" className="py-2 text-start font-body">
							{t('type')}
						</th>
						<th scope="col" className="py-2 text-start font-body">
							{t('sizes')}
						</th>
						<th scope="col" className="py-2 text-end font-body">
							{t('from')}
						</th>
					</tr>
				</thead>
				{markets.map(({ market, title, types }) => (
					<tbody key={market} className="[&>tr+tr]:border-t [&>tr]:border-line">
						<tr>
							<th scope="rowgroup" colSpan={3} className="bg-stone px-3 py-2 text-start font-med text-xs">
								{title}
							</th>
						</tr>
						{types.map(({ type, name, count, from, converted, sizes, to }) => (
							<tr key={type} className="relative hover:bg-sand">
								<th scope="row" className="py-3.5 pe-3 text-start font-semi">
									<a href={to} className="text-action after:absolute after:inset-0 hover:underline">
										{name}
									</a>
									<span className="block font-body text-ink-2 text-xs">{count}</span>
								</th>
								<td className="py-3.5 pe-3">{sizes && <bdi>{sizes}</bdi>}</td>
								<td className="py-3.5 text-end font-semi">
									<Money value={from} />
									{converted && <small className="block font-body text-ink-2 text-xs">{converted}</small>}
								</td>
							</tr>
						))}
					</tbody>
				))}
			</table>
		</section>
	);
}
