import type { PageRequest } from '#app/page-loader.ts';
import { type PropertyCardData, propertyCards } from '#app/parts/listings/card-data.ts';
import { homesAddress, inFirstMode } from '#app/parts/search/search-address.ts';
import { withMode } from '#app/parts/search/search-mode.ts';
import type { RecordLink } from '#app/record-link.ts';
import type { Filters } from '#catalogue/query.ts';
import type { PageBlock } from '#content/entities/editorial.ts';
import { buildSection, type SectionData } from './section-data.ts';

const USUAL_LIMIT = 8;
const TYPES = ['apartment', 'villa', 'town_house', 'chalet'] as const;

type PropertiesData = SectionData & { chips: RecordLink[]; chipsLabel: string; cards: PropertyCardData[] };

export function propertiesData(request: PageRequest, block: PageBlock): PropertiesData | null {
	const { read, site, t } = request;
	const newest = site.search.catalogue.find({ filters: inFirstMode(request, {}), sort: 'newest', limit: block.limit ?? USUAL_LIMIT });
	const cards = propertyCards(request, read.many('property', newest));
	if (!cards.length) return null;
	const more = { path: '/search', text: t('home.allHomes') };
	return {
		...buildSection(request, block, { title: t('records.newestProperties'), more }),
		chips: buildSearchLinks(request),
		chipsLabel: t('home.chips'),
		cards,
	};
}

/** Leaves out searches without results. */
function buildSearchLinks(request: PageRequest): RecordLink[] {
	const { site, t } = request;
	const chip = (filters: Filters, text: string) => ({ filters, text });
	return [
		chip({}, t('home.chipAll')),
		...TYPES.map((type) => chip({ purpose: 'sale', types: [type] }, t(`typePlural.${type}`))),
		chip({ purpose: 'sale', ready: true }, t('home.chipReady')),
		chip({ purpose: 'sale', market: 'resale' }, t('home.chipResale')),
		chip({ purpose: 'rent' }, t('home.chipRent')),
	]
		.filter(({ filters }) => site.search.catalogue.count(withMode(filters)) > 0)
		.map(({ filters, text }) => ({ to: homesAddress(request, filters), text }));
}
