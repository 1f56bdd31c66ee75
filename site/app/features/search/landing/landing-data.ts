import { localePath } from '#app/i18n/locale-paths.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { hasEnoughHomes, metrePricesIn, nameUsual, type Segment } from '#app/parts/listings/market.ts';
import { cheapestPrice } from '#app/parts/search/cheapest-price.ts';
import { facetName, kindName, landingPlaceName, landingTitle, placedAt } from '#app/parts/search/landing-name.ts';
import { homesAddress } from '#app/parts/search/search-address.ts';
import type { RecordLink } from '#app/record-link.ts';
import type { Crumb } from '#app/ui/crumbs.tsx';
import { isSameFacet, type LandingPage, landingFilters } from '#catalogue/landings/landing-page.ts';
import type { RelatedPages } from '#catalogue/landings/related-pages.ts';
import type { Filters } from '#catalogue/query.ts';
import type { ShownLanding } from './read-landing.ts';

export type LandingLinks = { title: string; groups: { title: string; links: RecordLink[] }[] };

export function landingData(request: PageRequest, { page, paths, isIndexed, search }: ShownLanding, total: number) {
	const { t, site } = request;
	const filters = landingFilters(page);
	const title = landingTitle(request, page);
	const related = site.search.landings.related(page);
	const from = cheapestPrice(request, filters);
	const found = t(`landing.found.${filters.category ?? 'residential'}`, { count: total });
	const summary = from && t('landing.intro', { found, price: from });
	const isFirst = search.page === 1;
	const medians = optional(request, 'intro', () => buildMedians(request, filters)) ?? [];
	const named = from && isFirst ? t('landing.titleFrom', { title, price: from }) : title;
	return {
		title,
		intro: isFirst && summary ? [summary, ...medians].join(' ') : null,
		crumbs: buildCrumbs(request, page, related),
		links: optional(request, 'ways on', () => buildLinks(request, page, related)),
		head: {
			title,
			fullTitle: isFirst ? named : t('heads.page', { title, page: search.page }),
			description: from && t('landing.description', { title, found, price: from, medians: medians.join(' ') }),
			path: paths,
			keep: isFirst ? [] : ['page'],
			noIndex: !isIndexed,
		},
	};
}

/** One line per market, of its most listed type: `Apartments from the developer EGP 106,400 / m² (median of 32).` */
function buildMedians(request: PageRequest, { purpose, ...filters }: Filters): string[] {
	const { t } = request;
	const { number } = createFormats(request);
	const asked: Segment[] = purpose === 'rent' ? ['rent'] : ['primary', 'resale'];
	return asked.flatMap((segment) => {
		const [most] = metrePricesIn(request, filters, segment).filter(hasEnoughHomes);
		if (!most) return [];
		const metre = t('places.perMetre', { price: number(segment === 'rent' ? most.median : Math.round(most.median / 100) * 100) });
		return `${nameUsual(request, most, segment === 'rent' ? t('find.rent.month', { price: metre }) : metre)}.`;
	});
}

/** Purpose, type in all of Egypt, then places from the widest to this one. */
function buildCrumbs(request: PageRequest, page: LandingPage, { up }: RelatedPages): Crumb[] {
	const { t } = request;
	const { purpose, category } = landingFilters(page);
	const isOfType = page.kind !== 'homes' && page.kind !== 'commercial';
	const begins = isOfType || (up[0] ?? page).place !== null;
	return [
		...(begins
			? [{ to: homesAddress(request, { purpose, category }), text: t(page.purpose === 'sale' ? 'listing.buy' : 'listing.rent') }]
			: []),
		...up.map((one) => ({ to: address(request, one), text: landingPlaceName(request, one) })),
		{ to: null, text: page.facet ? facetName(request, page.facet) : landingPlaceName(request, page) },
	];
}

function address(request: PageRequest, page: LandingPage): string {
	return localePath(request.site.search.landings.write(page, request.locale) ?? '/search', request.locale);
}

function buildLinks(request: PageRequest, page: LandingPage, related: RelatedPages): LandingLinks {
	const { t } = request;
	const placed = placedAt(request, page.place);
	const link = (one: LandingPage, text = landingTitle(request, one)): RecordLink => ({ to: address(request, one), text });
	const facets = (keep: (one: LandingPage) => boolean) =>
		related.facets.filter(keep).map((one) => link(one, one.facet ? facetName(request, one.facet) : undefined));
	const isRooms = ({ facet }: LandingPage) => facet !== null && 'bedrooms' in facet;
	const isBudget = ({ facet }: LandingPage) => facet !== null && 'price' in facet;
	const ways = related.facets.filter((one) => !isRooms(one) && !isBudget(one));
	return {
		title: t('landing.around'),
		groups: [
			{ title: t('landing.inside'), links: related.inside.map((one) => link(one)) },
			{ title: t('landing.beside'), links: related.beside.map((one) => link(one)) },
			{ title: t('landing.kinds', { placed }), links: related.kinds.map((one) => link(one, kindLink(one))) },
			{ title: t('landing.bedrooms'), links: facets(isRooms) },
			{ title: t('landing.budgets'), links: facets(isBudget) },
			{
				title: t('landing.ways', { placed }),
				links: [...ways, ...(related.otherPurpose ? [related.otherPurpose] : [])].map((one) => link(one)),
			},
		].filter(({ links }) => links.length > 0),
	};

	function kindLink(one: LandingPage): string {
		return isSameFacet(one.facet, null) ? kindName(request, one.kind) : landingTitle(request, one);
	}
}
