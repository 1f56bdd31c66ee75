import { useTranslations } from '../../i18n/use-translations.ts';
import { button } from '../../ui/button-look.ts';
import { CardRow } from '../listings/card-grid.tsx';
import { CompoundCard } from '../listings/compound-card.tsx';
import { PropertyCard } from '../listings/property-card.tsx';
import { RecordList } from '../records/record-list.tsx';
import { Section } from '../records/section.tsx';
import type { PlaceData } from './place-data.ts';

/** What there is to see in a location or an area. */
export default function PlaceListings({ data }: { data: PlaceData['listings'] }) {
	const t = useTranslations('common');
	const { titles, search, hasHomes, areas, compounds, properties } = data;
	return (
		<div className="wrap pt-4 pb-16">
			{!hasHomes && <NoHomes search={search} />}
			{properties.length > 0 && (
				<Section title={titles.newest} more={{ to: search, text: t('seeAll') }}>
					<CardRow>
						{properties.map((card) => (
							<PropertyCard key={card.id} card={card} />
						))}
					</CardRow>
				</Section>
			)}
			{areas.length > 0 && (
				<Section title={titles.areas}>
					<RecordList cards={areas} />
				</Section>
			)}
			{compounds.length > 0 && (
				<Section title={titles.compounds}>
					<CardRow>
						{compounds.map((card) => (
							<CompoundCard key={card.id} card={card} />
						))}
					</CardRow>
				</Section>
			)}
		</div>
	);
}

function NoHomes({ search }: { search: string }) {
	const t = useTranslations('places');
	return (
		<div className="mt-10 grid justify-items-center gap-4 rounded-xl bg-stone px-6 py-12 text-center">
			<p className="text-md">{t('empty')}</p>
			<a href={search.split('?')[0]} className={button()}>
				{t('searchAll')}
			</a>
		</div>
	);
}
