import { HiddenCount } from '#app/parts/hidden-homes/hidden-count.tsx';
import { EmptyState } from '#app/parts/page/empty-state.tsx';
import { PageLinks } from '#app/parts/page/page-links.tsx';
import type { SearchData } from '../search-data.ts';
import { CardList } from './card-list.tsx';
import { NoResults } from './no-results.tsx';

const columns = { grid: 'sm:grid-cols-2', list: 'as-list', map: 'sm:max-lg:grid-cols-2', filters: '' };

export default function Results({
	data: { view, cards, range, paging, empty, relaxations, understood, labels, photoLabels },
}: {
	data: SearchData['results'];
}) {
	return (
		<>
			{cards.length > 0 && <h2 className="sr-only">{labels.results}</h2>}
			{cards.length > 0 && <CardList cards={cards} labels={photoLabels} isFirst className={columns[view]} />}
			{cards.length > 0 && <HiddenCount />}
			{empty && <EmptyState data={empty} />}
			{relaxations && !empty && (cards.length === 0 || relaxations.ways.length + relaxations.near.length > 0) && (
				<NoResults relaxations={relaxations} understood={understood} photoLabels={photoLabels} />
			)}
			<div className="mt-10">
				<PageLinks paging={paging} />
				{range && <p className="mt-3 text-center text-ink-2 text-sm">{range}</p>}
			</div>
		</>
	);
}
