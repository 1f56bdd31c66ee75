import type { PageRequest } from '#app/page-loader.ts';
import { type CompoundCardData, compoundCards } from '#app/parts/listings/card-data.ts';
import type { PageBlock } from '#content/entities/editorial.ts';
import { buildSection, type SectionData } from './section-data.ts';

const USUAL_LIMIT = 4;

/** The featured compounds; where none is marked, the newest. */
export function compoundsData(request: PageRequest, block: PageBlock): (SectionData & { cards: CompoundCardData[] }) | null {
	const { read, t } = request;
	const all = read.list('project');
	const featured = all.filter((project) => project.featured);
	const cards = compoundCards(request, (featured.length ? featured : all).slice(0, block.limit ?? USUAL_LIMIT));
	if (!cards.length) return null;
	const more = { path: '/compounds/more', text: t('home.allCompounds', { count: all.length }) };
	return { ...buildSection(request, block, { title: t('pages.compounds'), more }), cards };
}
