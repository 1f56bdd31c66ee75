import { type ComponentProps, type ComponentType, useState } from 'react';
import { fields } from '../features/search/address.ts';
import { FilterBar } from '../features/search/filter-bar.tsx';
import type { FilterSheet } from '../features/search/filter-sheet.tsx';
import { PhoneBar } from '../features/search/phone-bar.tsx';
import { searchAsked } from '../features/search/redirects.ts';
import { ResultsHead } from '../features/search/results-head.tsx';
import { searchData } from '../features/search/search-data.ts';
import { Crumbs } from '../layouts/crumbs.tsx';
import { pageRequest } from '../page-loader.ts';
import { describeResults } from '../structured-data/describe-pages.ts';
import { kept } from '../ui/kept.tsx';
import type { Route } from './+types/search';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { search, ignored } = searchAsked(request);
	const { facets: _, landing, panel, results, aside, ...shown } = searchData(request, search, ignored);
	const { further, ...bar } = panel;
	const isFiltersPage = search.view === 'filters';
	return {
		head: request.head({
			title: landing.title,
			description: shown.intro,
			path: '/search',
			keep: [...fields.map(({ name }) => name), ...(results.paging.page > 1 ? ['page'] : [])],
			noIndex: !landing.isIndexed || ignored.length > 0 || isFiltersPage,
			crumbs: landing.crumbs,
			structured: describeResults(results.cards, { total: shown.total, offset: results.paging.offset }),
		}),
		title: landing.title,
		crumbs: landing.crumbs,
		panel: bar,
		further: isFiltersPage ? further : null,
		results: request.drawn(results),
		aside: request.drawn(aside),
		...shown,
	};
}

export { pageMeta as meta } from '../head.ts';

const Results = kept(() => import('../features/search/results.tsx'));
const Aside = kept(() => import('../features/search/search-aside.tsx'));
const FilterPage = kept(() => import('../features/search/filter-page.tsx'));

export default function Search({ loaderData }: Route.ComponentProps) {
	const { title, crumbs, count, intro, notes, panel, further, bar, results, aside, map, closeWord } = loaderData;
	const { sheet, open } = useSheet();
	if (further) return <FilterPage data={panel} further={further} />;
	return (
		<>
			<FilterBar data={panel} onAllFilters={open} />
			<div className="wrap grid gap-x-8 pt-4 pb-24 lg:grid-cols-[minmax(0,1fr)_400px] xl:grid-cols-[minmax(0,1fr)_480px]">
				<div className="min-w-0">
					<Crumbs crumbs={crumbs} />
					<ResultsHead title={title} count={count} notes={notes} intro={intro} bar={bar} />
					<Results data={results} />
				</div>
				<aside className="max-lg:mt-10 lg:pt-6">
					<Aside data={aside} />
				</aside>
			</div>
			<PhoneBar data={panel} count={count} map={map} onAllFilters={open} />
			{sheet && <sheet.Sheet data={panel} clear={{ to: bar.clear, text: bar.words.clear }} closeWord={closeWord} onClose={sheet.close} />}
		</>
	);
}

type Sheet = ComponentType<ComponentProps<typeof FilterSheet>>;

/** All filters are loaded when they are asked for. */
function useSheet() {
	const [Sheet, setSheet] = useState<Sheet | null>(null);
	const open = () => void import('../features/search/filter-sheet.tsx').then(({ FilterSheet: loaded }) => setSheet(() => loaded));
	return { sheet: Sheet && { Sheet, close: () => setSheet(null) }, open };
}
