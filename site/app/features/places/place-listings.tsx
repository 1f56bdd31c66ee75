import { useTranslations } from '../../i18n/use-translations.ts';
import { CardRow } from '../../parts/listings/card-grid.tsx';
import { CompoundCard } from '../../parts/listings/compound-card.tsx';
import { PropertyCard } from '../../parts/listings/property-card.tsx';
import { EmptyState } from '../../parts/page/empty-state.tsx';
import { RecordList } from '../../parts/records/record-list.tsx';
import { Section } from '../../parts/page/section.tsx';
import type { PlaceData } from './place-data.ts';

/** What there is to see in a location or an area. */
export default function PlaceListings({ data }: { data: PlaceData['listings'] }) {
	const t = useTranslations('common');
	const { titles, search, empty, areas, compounds, properties } = data;
	return (
		<div className="wrap pt-4 pb-16">
			{empty && (
				<div className="mt-10">
					<EmptyState data={empty} />
				</div>
			)}
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
