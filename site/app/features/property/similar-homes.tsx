import { CardRow } from '#app/parts/listings/card-grid.tsx';
import { PropertyCard } from '#app/parts/listings/property-card.tsx';
import { SectionHead } from '#app/parts/page/section.tsx';
import type { Similar } from './property-data.ts';

export function SimilarHomes({ data: { title, html, more, cards } }: { data: Similar }) {
	return (
		<section id="similar" className="below-fold border-line border-y bg-sand py-11 md:py-16">
			<div className="wrap">
				<SectionHead title={title} html={html} more={more} />
				<CardRow>
					{cards.map((card) => (
						<PropertyCard key={card.id} card={card} />
					))}
				</CardRow>
			</div>
		</section>
	);
}
