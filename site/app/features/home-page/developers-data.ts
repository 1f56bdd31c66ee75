import { recordAddress } from '#app/addresses.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { PageBlock } from '#content/entities/editorial.ts';
import type { Photo } from '#content/reader.ts';
import { buildSection, type SectionData } from './section-data.ts';

export type DeveloperMark = { id: number; to: string; name: string; count: string; logo: Photo | null };

const USUAL_LIMIT = 6;

export function developersData(request: PageRequest, block: PageBlock): (SectionData & { developers: DeveloperMark[] }) | null {
	const { read, locale, t } = request;
	const developers = read.list('developer', { limit: block.limit ?? USUAL_LIMIT }).map((developer) => {
		const logo = read.photo(developer.logo, locale);
		return {
			id: developer.id,
			to: recordAddress('developer', developer, locale),
			name: developer.translations[locale].name,
			count: t('count.compounds', { count: read.count('project', { field: 'developer', id: developer.id }) }),
			logo: logo && { ...logo, alt: '', placeholder: null },
		};
	});
	if (!developers.length) return null;
	const more = { path: '/developers/more', text: t('home.allDevelopers', { count: read.count('developer') }) };
	return { ...buildSection(request, block, { title: t('pages.developers'), more }), developers };
}
