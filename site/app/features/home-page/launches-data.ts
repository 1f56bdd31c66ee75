import type { PageRequest } from '#app/page-loader.ts';
import { isLaunched, type LaunchCardData, launchCards } from '#app/parts/records/launch-cards.ts';
import type { PageBlock } from '#content/entities/editorial.ts';
import { buildSection, type SectionData } from './section-data.ts';

const USUAL_LIMIT = 3;

/** Only launches without public prices. */
export function launchesData(request: PageRequest, block: PageBlock): (SectionData & { cards: LaunchCardData[] }) | null {
	const { read, t } = request;
	const ahead = read.list('launch').filter((launch) => !isLaunched(launch));
	const cards = launchCards(request, ahead.slice(0, block.limit ?? USUAL_LIMIT));
	if (!cards.length) return null;
	const more = { path: '/launches', text: t('home.allLaunches', { count: ahead.length }) };
	return { ...buildSection(request, block, { title: t('pages.launches'), more }), cards };
}
