import { CardRow } from '#app/parts/listings/card-grid.tsx';
import { CompoundCard } from '#app/parts/listings/compound-card.tsx';
import { SectionHead } from '#app/parts/page/section.tsx';
import type { BlockData } from './home-page-data.ts';

export function Compounds({ data: { title, html, more, cards } }: { data: BlockData<'compounds'> }) {
	return (
		<>
			<SectionHead isLarge title={title} html={html} more={more} />
			<CardRow>
				{cards.map((card) => (
					<CompoundCard key={card.id} card={card} />
				))}
			</CardRow>
		</>
	);
}
