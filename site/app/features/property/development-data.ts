import { recordAddress } from '#app/addresses.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { type CompoundCardData, compoundCards } from '#app/parts/listings/card-data.ts';
import type { Property } from '#content/entities/listings.ts';
import type { Photo } from '#content/reader.ts';

export type DeveloperCard = { to: string; label: string; name: string; logo: Photo | null; summary: string | null; facts: string };
export type Development = {
	title: string;
	compound: CompoundCardData & { label: string; summary: string | null };
	developer: DeveloperCard | null;
};

export function buildDevelopment(request: PageRequest, property: Property): Development | null {
	const { read, locale, t } = request;
	const project = property.project === null ? null : read.get('project', property.project);
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
