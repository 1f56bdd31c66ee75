import { redirect } from 'react-router';
import { localePath } from '#app/i18n/locale-paths.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { alertLink } from '#app/parts/alerts/alerts-form-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { emptyData } from '#app/parts/page/empty-data.ts';
import { type AddressName, type Search, writeSearch } from '#app/parts/search/address.ts';
import { buildChips } from '#app/parts/search/chips.ts';
import { comparedPrice } from '#app/parts/search/compared-price.ts';
import { buildLanding } from '#app/parts/search/landing.ts';
import { resultPhrases } from '#app/parts/search/result-phrases.ts';
import { onlyMode } from '#app/parts/search/search-mode.ts';
import { unreadAmounts } from '#app/parts/search/unread-amounts.ts';
import { type Sort, sorts } from '#catalogue/query.ts';
import { filterGroups } from './filters/filter-groups.ts';
import { filtersData } from './filters/filters-data.ts';
import type { Parameter } from './filters/hidden-parameters.ts';
import { modeLinks } from './filters/mode-links.ts';
import { quickFilters } from './filters/quick-filters.ts';
import { buildNotes, leaveOutWords } from './left-out-words.ts';
import { buildAround } from './map/search-map-around-data.ts';
import { buildSearchMap } from './map/search-map-data.ts';
import { buildRelaxations } from './results/relaxations.ts';
import { buildAside } from './results/search-aside-data.ts';
import { searchCards } from './results/search-cards.ts';

export const PER_PAGE = 24;
const FEW = 4;
const shownSorts: Sort[] = ['best', 'newest', 'price', '-price', 'monthly', 'metre', '-area', 'delivery'];

/** Sorts that only make sense for sales. */
const ofSales: Sort[] = ['monthly', 'delivery'];

export type SearchData = ReturnType<typeof searchData>;

export function searchData(request: PageRequest, asked: Search, ignored: AddressName[]) {
	const { read, site, locale, t } = request;
	const { search, words } = leaveOutWords(site.search, asked);
	const { number, range } = createFormats(request);
	const { filters, sort, view } = search;
	const query = { filters, sort: sort ?? ('best' as const), ...(filters.within && { from: filters.within.point }) };
	const path = localePath('/search', locale);
	const to = (change: Partial<Search>) => path + writeSearch({ ...search, page: 1, ...change });
	const clear = path + writeSearch({ filters: onlyMode(filters) });
	const { page } = search;
	const { total, facets, ids } = site.search.catalogue.search({ ...query, offset: (page - 1) * PER_PAGE, limit: PER_PAGE });
	const pages = Math.max(1, Math.ceil(total / PER_PAGE));
	if (page > pages) throw redirect(to({ page: pages }));
	const landing = buildLanding(request, filters);
	const chips = buildChips(request, filters);
	const say = resultPhrases(request, filters);
	const first = (page - 1) * PER_PAGE + 1;
	const unread = unreadAmounts(request.url.searchParams, ignored);
	const alert = alertLink(request, { kind: 'search', address: `/search${writeSearch({ filters })}` });
	const notes = [
		...ignored.map((name) => ({ text: t('find.ignored', { name: t(`find.label.${name}`) }), link: null })),
		...buildNotes(request, search, words, total),
	];
	const shownChips = {
		chips: chips.map(({ key, text, without }) => ({ key, text, to: to({ filters: without }) })),
		clear,
		labels: { clear: t('find.clearAll'), remove: t('find.remove') },
	};
	return {
		landing,
		total,
		count: say.count('count', total),
		/** Counted "in view" when the map defines the area. */
		inView: filters.bounds ? say.count('inView', total) : null,
		facets,
		intro: optional(request, 'intro', buildIntro),
		panel: {
			action: path,
			asked: [...askedIn(search), ...[...unread].map(([name, value]) => ({ name, value }))],
			quick: quickFilters(request, filters, filterGroups(request, filters, facets, unread).quick),
			active: chips.length,
			show: say.count(total > 0 ? 'show' : 'none', total),
			clear,
			modes: modeLinks(request, filters, view),
			allFilters: to({ view: 'filters' }),
			alert,
			labels: {
				search: t('common.search'),
				example: t('find.example'),
				allFilters: t('find.allFilters'),
				save: t('find.saveSearch'),
				any: t('find.any'),
			},
		},
		filters: view === 'filters' ? filtersData(request, filters, facets, unread) : null,
		chips: shownChips,
		order: {
			alert: { ...alert, text: t('find.alertMe') },
			labels: { sort: t('find.sortBy'), apply: t('common.apply') },
			sorts: (filters.purpose === 'rent' ? shownSorts.filter((one) => !ofSales.includes(one) || one === sort) : shownSorts)
				.concat(filters.within ? sorts.filter((one) => one === 'distance') : [])
				.map((value) => ({ value: value === 'best' ? '' : value, text: t(`find.sort.${value}`) })),
			sort: query.sort === 'best' ? '' : query.sort,
			view: view === 'grid' ? null : view,
			views: (['grid', 'list', 'map'] as const).map((value) => ({
				value,
				text: t(`find.view.${value}`),
				to: to({ view: value, page }),
				isChosen: value === view,
			})),
		},
		notes,
		results: {
			view,
			alert,
			labels: { results: t('find.results') },
			photoLabels: { previous: t('gallery.previous'), next: t('gallery.next') },
			cards: searchCards(request, read.many('property', ids), filters),
			range: total ? t('find.range', { shown: range(number(first), number(first + ids.length - 1)), total: number(total) }) : null,
			paging: { page, pages, offset: (page - 1) * PER_PAGE },
			empty: site.search.catalogue.count({}) === 0 ? emptyData(request, 'homes', filters) : null,
			relaxations: optional(request, 'relaxations', () => (total < FEW ? buildRelaxations(request, search, landing.title) : null)),
			understood: total === 0 ? { chips: shownChips, notes } : null,
		},
		aside: buildAside(request, search, facets, landing),
		otherView:
			view === 'map'
				? { to: to({ view: 'grid' }), text: t('find.view.list'), isMap: false }
				: { to: to({ view: 'map' }), text: t('find.view.map'), isMap: true },
		map: optional(request, 'map', () => buildSearchMap(request, search, total)),
		around: optional(request, 'around', () => (view === 'map' ? buildAround(request, search) : null)),
	};

	/** Indexed landing pages get an introduction. */
	function buildIntro(): string | null {
		if (!landing.isIndexed || page > 1 || view === 'map') return null;
		const [cheapest] = read.many('property', site.search.catalogue.find({ filters, sort: 'price', limit: 1 }));
		return cheapest?.currency === 'EGP' ? say.intro(total, comparedPrice(request, cheapest, filters.rentPeriod)) : null;
	}
}

const askedIn = ({ filters, sort, view }: Search): Parameter[] =>
	[...new URLSearchParams(writeSearch({ filters, sort, view: view === 'filters' ? 'grid' : view }))].map(([name, value]) => ({
		name,
		value,
	}));
