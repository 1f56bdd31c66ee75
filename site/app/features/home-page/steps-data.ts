import type { PageRequest } from '#app/page-loader.ts';
import type { PageBlock } from '#content/entities/editorial.ts';
import { buildSection, type SectionData } from './section-data.ts';

type StepsData = SectionData & { items: PageBlock['translations']['en']['items'] };

export function stepsData(request: PageRequest, block: PageBlock): StepsData | null {
	const { items } = block.translations[request.locale];
	return items.length ? { ...buildSection(request, block, { title: request.t('pages.ourProcess') }), items } : null;
}
