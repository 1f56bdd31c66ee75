import { PageLinks } from '../../layouts/page-links.tsx';
import { PropertyCard } from '../listings/property-card.tsx';
import { NoResults } from './no-results.tsx';
import type { SearchData } from './search-data.ts';

/** One page of what was found. */
export default function Results({ data: { view, cards, range, paging, waysOut, words } }: { data: SearchData['results'] }) {
	return (
		<>
			{cards.length > 0 && (
				<ul className={`grid gap-5 ${view === 'list' ? '' : 'sm:grid-cols-2'}`}>
					{cards.map((card, index) => (
						<li key={card.id} data-listing={card.id}>
							<PropertyCard card={card} priority={index === 0} />
						</li>
					))}
				</ul>
			)}
			{waysOut && <NoResults isEmpty={cards.length === 0} waysOut={waysOut} words={words} />}
			<div className="mt-10">
				<PageLinks paging={paging} />
				{range && <p className="mt-3 text-center text-ink-2 text-sm">{range}</p>}
			</div>
		</>
	);
}
