import { slidingItem, slidingRow } from '#app/parts/listings/card-grid.tsx';
import { SectionHead } from '#app/parts/page/section.tsx';
import { LaunchCard, type LaunchCardVariant } from '#app/parts/records/launch-card.tsx';
import type { BlockData } from './home-page-data.ts';

/** The next launch is larger than the two beside it. */
export function Launches({ data: { title, html, more, cards } }: { data: BlockData<'launches'> }) {
	const isPair = cards.length === 2;
	const others: LaunchCardVariant = isPair ? 'tall' : 'beside';
	const columns = isPair ? 'md:grid-cols-2' : cards.length === 1 ? '' : 'lg:grid-cols-[1.22fr_1fr]';
	return (
		<>
			<SectionHead isLarge title={title} html={html} more={more} />
			<ul className={`${slidingRow} gap-5 md:grid ${columns}`}>
				{cards.map((card, index) => (
					<li key={card.id} className={`${slidingItem} ${index === 0 && cards.length > 2 ? 'lg:row-span-2' : ''}`}>
						<LaunchCard card={card} variant={index === 0 ? 'lead' : others} />
					</li>
				))}
			</ul>
		</>
	);
}
