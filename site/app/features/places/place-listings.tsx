import { useTranslations } from '#app/i18n/use-translations.ts';
import { CardRow } from '#app/parts/listings/card-grid.tsx';
import { CompoundRow } from '#app/parts/listings/compound-row.tsx';
import { PropertyCard } from '#app/parts/listings/property-card.tsx';
import { EmptyState } from '#app/parts/page/empty-state.tsx';
import { Section } from '#app/parts/page/section.tsx';
import { RecordList } from '#app/parts/records/record-list.tsx';
import type { PlaceData } from './place-data.ts';

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
					<CompoundRow compounds={compounds} />
				</Section>
			)}
		</div>
	);
}
