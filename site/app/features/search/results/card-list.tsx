import type { SearchData } from '../search-data.ts';
import { SearchCard } from './search-card.tsx';
import type { SearchCardData } from './search-cards.ts';

/** Phones show one and part of another; on a desktop the browser lays out the others in view at once. */
const IN_FIRST_VIEW = 2;

type Props = { cards: SearchCardData[]; labels: SearchData['results']['photoLabels']; isFirst?: boolean; className?: string };

/** `card-photos.tsx` and the map find cards by `data-listing`. */
export function CardList({ cards, labels, isFirst = false, className = 'sm:grid-cols-2' }: Props) {
	return (
		<ul className={`grid grid-cols-1 gap-5 ${className}`} data-previous={labels.previous} data-next={labels.next}>
			{cards.map((card, index) => (
				<li
					key={card.id}
					className={index < IN_FIRST_VIEW ? undefined : 'below-fold [--below-fold-height:28.25rem]'}
					data-listing={card.id}
					data-photos={card.photoCount}
				>
					<SearchCard card={card} priority={isFirst && index === 0} />
				</li>
			))}
		</ul>
	);
}
