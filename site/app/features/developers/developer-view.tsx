import { useTranslations } from '#app/i18n/use-translations.ts';
import { CardRow } from '#app/parts/listings/card-grid.tsx';
import { CompoundRow } from '#app/parts/listings/compound-row.tsx';
import { PropertyCard } from '#app/parts/listings/property-card.tsx';
import { Section } from '#app/parts/page/section.tsx';
import { Prose } from '#app/parts/prose/prose.tsx';
import { TextLink } from '#app/parts/prose/text-link.tsx';
import { DeliveryRecord } from '#app/parts/records/delivery-record.tsx';
import { DeveloperMark } from '#app/parts/records/developer-mark.tsx';
import { LaunchList } from '#app/parts/records/launch-list.tsx';
import { Crumbs } from '#app/ui/crumbs.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { DeveloperData } from './developer-data.ts';

export default function DeveloperView({ data }: { data: DeveloperData }) {
	const t = useTranslations();
	const { crumbs, name, summary, description, cover, logo, titles, search, record, compounds, properties, launches } = data;
	return (
		<div className="wrap pb-16 pt-5">
			<Crumbs crumbs={crumbs} />
			<header className="mt-3 flex gap-5 md:items-center">
				<DeveloperMark logo={logo} name={name} className="border border-line md:size-20" />
				<div>
					<h1 className="text-3xl">{name}</h1>
					{summary && <p className="mt-1 max-w-[70ch] text-pretty text-neutral-700">{summary}</p>}
				</div>
			</header>
			{cover && (
				<div className="mt-6 aspect-3/2 w-full overflow-hidden rounded-xl md:aspect-21/8">
					<Photo file={cover} priority sizes="(min-width: 1280px) 1200px, calc(100vw - 40px)" className="size-full object-cover" />
				</div>
			)}
			<div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_384px]">
				<div>
					<h2 className="mb-3 text-2xl">{t('records.about')}</h2>
					<Prose html={description} under={2} />
				</div>
				{(data.facts.length > 0 || data.places.length > 0) && <Facts data={data} />}
			</div>
			{record && (
				<Section id="record" title={record.title} html={record.summary}>
					<div className="max-w-[56rem]">
						<DeliveryRecord data={record} />
					</div>
				</Section>
			)}
			{launches.length > 0 && (
				<Section title={titles.launches}>
					<LaunchList launches={launches} />
				</Section>
			)}
			{compounds.length > 0 && (
				<Section title={titles.compounds}>
					<CompoundRow compounds={compounds} />
				</Section>
			)}
			{properties.length > 0 && (
				<Section title={titles.homes} more={{ to: search, text: t('common.seeAll') }}>
					<CardRow>
						{properties.map((card) => (
							<PropertyCard key={card.id} card={card} />
						))}
					</CardRow>
				</Section>
			)}
		</div>
	);
}

function Facts({ data: { facts, places } }: { data: DeveloperData }) {
	const t = useTranslations('developers');
	return (
		<aside className="self-start rounded-xl border border-line p-6 shadow-1">
			<dl className="grid gap-3">
				{facts.map(({ label, value }) => (
					<div key={label} className="flex justify-between gap-4 border-line border-b pb-3">
						<dt className="text-ink-2 text-sm">{label}</dt>
						<dd className="font-semi tracking-num">{value}</dd>
					</div>
				))}
			</dl>
			{places.length > 0 && (
				<>
					<h2 className="mt-4 mb-1 font-semi text-base tracking-normal">{t('buildsIn')}</h2>
					<ul className="flex flex-wrap gap-x-5 text-sm">
						{places.map((place) => (
							<li key={place.to}>
								<TextLink link={place} />
							</li>
						))}
					</ul>
				</>
			)}
		</aside>
	);
}
