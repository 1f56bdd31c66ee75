import { useTranslations } from '#app/i18n/use-translations.ts';
import { slidingRow } from '#app/parts/listings/card-grid.tsx';
import { Prose } from '#app/parts/prose/prose.tsx';
import { Crumbs } from '#app/ui/crumbs.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { MarketTable } from './market-table.tsx';
import type { PlaceData } from './place-data.ts';
import { PriceTrend } from './price-trend.tsx';

export default function PlaceStory({ data }: { data: PlaceData['story'] }) {
	const t = useTranslations();
	const { crumbs, description, prices, trend, types } = data;
	return (
		<div className="wrap pt-5">
			<Crumbs crumbs={crumbs} />
			<Opening data={data} />
			<div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_384px]">
				<div>
					<h2 className="mb-3 text-2xl">{t('places.about')}</h2>
					<Prose html={description} under={2} />
					{types.length > 0 && <Types types={types} />}
				</div>
				{prices && <MarketTable data={prices}>{trend && <PriceTrend data={trend} />}</MarketTable>}
			</div>
		</div>
	);
}

function Opening({ data: { name, summary, photo, facts } }: { data: PlaceData['story'] }) {
	return (
		<header className="mt-2 overflow-hidden rounded-xl bg-brand text-white">
			<div className="relative isolate grid min-h-56 content-end md:min-h-[400px]">
				<Photo
					file={photo}
					priority
					sizes="(min-width: 1280px) 1200px, calc(100vw - 40px)"
					className="absolute inset-0 -z-10 size-full object-cover"
				/>
				<div className="on-photo px-6 pb-6 md:px-10 md:pb-10">
					<h1 className="text-4xl tracking-display md:text-5xl">{name}</h1>
					{summary && <p className="mt-2 max-w-[60ch] text-pretty text-md max-md:hidden">{summary}</p>}
				</div>
			</div>
			{summary && <p className="px-6 pt-4 text-pretty md:hidden">{summary}</p>}
			<dl className="grid grid-cols-[2fr_3fr] md:flex md:[&>div+div]:border-s md:[&>div]:border-white/15">
				{facts.map(({ label, value, converted }) => (
					<div key={label} className="flex-1 px-6 py-4 pe-4 max-md:last:odd:col-span-2 md:px-5 lg:px-10">
						<dt className="text-on-brand-2 text-xs">{label}</dt>
						<dd className="font-semi text-lg tracking-num xl:text-xl [&_bdi]:whitespace-nowrap">
							<bdi>{value}</bdi>
							{converted && <small className="block text-on-brand-2 text-xs">{converted}</small>}
						</dd>
					</div>
				))}
			</dl>
		</header>
	);
}

function Types({ types }: { types: PlaceData['story']['types'] }) {
	const t = useTranslations('places');
	return (
		<nav aria-label={t('byType')} className="mt-6">
			<ul className={`flex gap-2 md:-me-2 md:-mb-2 md:block md:text-balance ${slidingRow}`}>
				{types.map(({ to, text }) => (
					<li key={to} className="shrink-0 md:me-2 md:mb-2 md:inline-block md:align-top">
						<a
							href={to}
							className="inline-flex h-9.5 items-center rounded-full border-[1.5px] border-line-strong px-4 font-med text-sm hover:border-neutral-400"
						>
							{text}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
