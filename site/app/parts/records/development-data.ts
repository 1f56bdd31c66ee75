import { recordAddress } from '#app/addresses.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Photo } from '#content/reader.ts';
import { type CompoundCardData, compoundCards } from '../listings/card-data.ts';

export type DeveloperCard = { to: string; label: string; name: string; logo: Photo | null; summary: string | null; facts: string };
export type Development = {
	title: string;
	compound: CompoundCardData & { label: string; summary: string | null };
	developer: DeveloperCard | null;
};

/** The compound that a home or a launch is in, and who builds it. */
export function buildDevelopment(request: PageRequest, compound: number | null): Development | null {
	const { read, locale, t } = request;
	const project = compound === null ? null : read.get('project', compound);
	const [card] = project ? compoundCards(request, [project]) : [];
	if (!project || !card) return null;
	const developer = read.get('developer', project.developer);
	return {
		title: t('listing.compoundAndDeveloper'),
		compound: { ...card, label: t('property.compound'), summary: project.translations[locale].summary },
		developer: developer && {
			to: recordAddress('developer', developer, locale),
			label: t('property.developer'),
			name: developer.translations[locale].name,
			logo: read.photo(developer.logo, locale),
			summary: developer.translations[locale].summary,
			facts: [
				...(developer.founded ? [t('records.founded', { year: String(developer.founded) })] : []),
				t('count.compounds', { count: read.count('project', { field: 'developer', id: developer.id }) }),
			].join(' · '),
		},
	};
}
