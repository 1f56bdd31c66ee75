import { locales } from '#domain/locales.ts';
import { FilterBar } from '../features/search/filters/filter-bar.tsx';
import { ModeSwitch } from '../features/search/filters/mode-switch.tsx';
import { PhoneBar } from '../features/search/filters/phone-bar.tsx';
import { useOpenFilters } from '../features/search/filters/use-open-filters.ts';
import { landingData } from '../features/search/landing/landing-data.ts';
import { readLandingOrRedirect } from '../features/search/landing/read-landing.ts';
import { SearchMap } from '../features/search/map/search-map.tsx';
import { readSearchOrRedirect } from '../features/search/redirects.ts';
import { AskedPhotos } from '../features/search/results/asked-photos.tsx';
import { ResultsHead } from '../features/search/results/results-head.tsx';
import { searchData } from '../features/search/search-data.ts';
import { searchHead } from '../features/search/search-head.ts';
import { pageRequest } from '../page-loader.ts';
import { Sharing } from '../parts/share/sharing.tsx';
import { describeResults } from '../structured-data/describe-pages.ts';
import { Crumbs } from '../ui/crumbs.tsx';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/search';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const landed = readLandingOrRedirect(request);
	const { search, ignored } = landed ? { search: landed.search, ignored: [] } : readSearchOrRedirect(request);
	const { facets: _, landing: named, filters, order, chips, results, aside, map, around, ...found } = searchData(request, search, ignored);
	const own = landed && landingData(request, landed, found.total);
	const landing = own ?? named;
	const shown = own ? { ...found, intro: own.intro } : found;
	const title = shown.inView ?? landing.title;
	return {
		head: request.head({
			...(own?.head ?? searchHead(request, search, { landing: named, ignored, total: found.total, intro: found.intro })),
			crumbs: landing.crumbs,
			...(aside.save && { feed: aside.save.feed }),
			structured: describeResults(results.cards, { total: shown.total, offset: results.paging.offset }),
		}),
		links: own?.links ? request.staticData(own.links) : null,
		title,
		isEmpty: results.understood !== null && results.relaxations !== null && results.empty === null,
		crumbs: landing.crumbs,
		filters: filters && request.staticData({ bar: shown.panel, filters }),
		order: request.staticData(order),
		chips: request.staticData(chips),
		results: request.staticData(results),
		aside: request.staticData(aside),
		map: map && {
			open: map.open,
			drawing: request.staticData({ drawing: map.drawing, direction: locales[request.locale].direction }),
		},
		around: around && request.staticData(around),
		...shown,
	};
}

export { pageMeta as meta } from '../head.ts';

const Results = staticPart('results', () => import('../features/search/results/results.tsx'));
const Aside = staticPart('search-aside', () => import('../features/search/results/search-aside.tsx'));
const Around = staticPart('search-map-around', () => import('../features/search/map/search-map-around.tsx'));
const LandingLinks = staticPart('landing-links', () => import('../features/search/landing/landing-links.tsx'));
const FilterPage = staticPart('filter-page', () => import('../features/search/filters/filter-page.tsx'));

export default function Search({ loaderData }: Route.ComponentProps) {
	const { title, isEmpty, crumbs, count, intro, notes, panel, filters, order, chips, results, aside, otherView } = loaderData;
	const { map, around, links } = loaderData;
	const open = useOpenFilters(panel);
	if (filters) return <FilterPage data={filters} />;
	return (
		<>
			<FilterBar data={panel} filters={open} />
			<div className={`wrap grid gap-x-5 pt-4 pb-24 ${around ? mapColumns : listColumns}`}>
				<div className={around ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
					<Crumbs crumbs={crumbs} />
					<ResultsHead title={title} count={count} isEmpty={isEmpty} notes={notes} intro={intro} order={order} chips={chips} />
					{!around && <Results data={results} />}
				</div>
				<div className={around ? undefined : 'max-lg:hidden'}>
					<div className={stays}>
						{map && (
							<SearchMap
								data={map.open}
								drawing={map.drawing}
								head={{
									title,
									list: otherView,
									filters: { to: panel.allFilters, active: panel.active, open: open.openSheet },
									modes: <ModeSwitch data={panel.modes} />,
								}}
								isHeldBack={open.sheet !== null}
								className={
									around
										? 'h-[calc(100svh-300px)] min-h-[360px] lg:h-[calc(100svh-265px)]'
										: 'h-[calc(100svh-var(--under-bar)-48px-var(--tray-height,0px))]'
								}
							/>
						)}
						{around && <Around data={around} />}
					</div>
				</div>
				{around && (
					<div id="results" tabIndex={-1} className="min-w-0 max-lg:mt-8">
						<Results data={results} />
					</div>
				)}
				<aside className="below-fold mt-10 [--below-fold-height:64rem] lg:col-span-2">
					<Sharing>
						<Aside data={aside} />
					</Sharing>
				</aside>
			</div>
			{links && <LandingLinks data={links} />}
			<AskedPhotos />
			<PhoneBar data={panel} count={count} otherView={otherView} filters={open} />
			{open.sheet && <open.sheet.parts.FilterSheet data={panel} first={open.sheet.first} onClose={open.closeSheet} />}
		</>
	);
}

/** Sticky below the header until the list ends. */
const stays = '[--under-bar:159px] lg:sticky lg:top-(--under-bar)';
const listColumns = 'lg:grid-cols-[minmax(0,1fr)_352px] xl:grid-cols-[minmax(0,1fr)_470px]';
const mapColumns = 'lg:grid-cols-[minmax(0,1fr)_384px]';
