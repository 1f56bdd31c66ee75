import type { CompoundCardData, PropertyCardData } from '../listings/card-data.ts';
import { CardGrid } from '../listings/card-grid.tsx';
import { CompoundCard } from '../listings/compound-card.tsx';
import { PropertyCard } from '../listings/property-card.tsx';
import { Section } from './section.tsx';

/** A section of properties, if there are any. */
export function PropertyGrid({ title, cards }: { title: string; cards: PropertyCardData[] }) {
	return cards.length ? (
		<Section title={title}>
			<CardGrid>
				{cards.map((card) => (
					<PropertyCard key={card.id} card={card} />
				))}
			</CardGrid>
		</Section>
	) : null;
}

/** A section of compounds, if there are any. */
export function CompoundGrid({ title, cards }: { title: string; cards: CompoundCardData[] }) {
	return cards.length ? (
		<Section title={title}>
			<CardGrid>
				{cards.map((card) => (
					<CompoundCard key={card.id} card={card} />
				))}
			</CardGrid>
		</Section>
	) : null;
}
