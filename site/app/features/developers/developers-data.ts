import { recordAddress } from '#app/addresses.ts';
import { optionalEach } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { emptyData } from '#app/parts/page/empty-data.ts';
import { pageContent } from '#app/parts/page/page-content.ts';
import type { Developer } from '#content/entities/people.ts';

export type DevelopersData = ReturnType<typeof developersData>;

export function developersData(request: PageRequest) {
	const { read, t } = request;
	const developers = read.list('developer');
	return {
		content: pageContent(request, 'developers', t('pages.developers')),
		intro: t('records.developersDescription'),
		count: developers.length ? t('records.developerCount', { count: developers.length }) : null,
		empty: developers.length ? null : emptyData(request, 'developers'),
		developers: optionalEach(request, 'developer', developers, (developer) => developerCard(request, developer)),
	};
}

function developerCard(request: PageRequest, developer: Developer) {
	const { read, locale, t } = request;
	const { name, summary } = developer.translations[locale];
	const projects = read.list('project', { under: { field: 'developer', id: developer.id } });
	const homes = projects.reduce((sum, { id }) => sum + read.count('property', { field: 'project', id }), 0);
	return {
		id: developer.id,
		to: recordAddress('developer', developer, locale),
		logo: read.photo(developer.logo, locale),
		name,
		summary,
		places: listPlaceNames(
			request,
			projects.map(({ area }) => area),
		),
		facts: [
			...(developer.founded ? [t('records.founded', { year: String(developer.founded) })] : []),
			t('count.compounds', { count: projects.length }),
			t('count.properties', { count: homes }),
		],
	};
}

const listPlaceNames = ({ read, locale }: PageRequest, areas: number[]): string[] => {
	const locations = new Set(read.many('area', areas).map(({ location }) => location));
	return read.many('location', [...locations]).map(({ translations }) => translations[locale].name);
};
