import { localePath } from '#app/i18n/locale-paths.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { compoundCards, propertyCards } from '#app/parts/listings/card-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { recordPhotos } from '#app/parts/listings/shown-photos.ts';
import { showPictures } from '#app/parts/prose/show-pictures.ts';
import { buildDeliveryRecord } from '#app/parts/records/delivery-record-data.ts';
import { launchCards } from '#app/parts/records/launch-cards.ts';
import { offersAddress } from '#app/parts/search/search-address.ts';
import { recordLink } from '#app/record-link.ts';
import type { Project, Property } from '#content/entities/listings.ts';
import type { Developer } from '#content/entities/people.ts';

const PROPERTIES = 8;

export type DeveloperData = ReturnType<typeof developerData>;

export function developerData(request: PageRequest, developer: Developer) {
	const { read, locale, t } = request;
	const { number } = createFormats(request);
	const { name, summary, description } = developer.translations[locale];
	const under = { field: 'developer', id: developer.id };
	const section = <T>(name: string, build: () => T) => optional(request, name, build);
	const projects = read.list('project', { under });
	const homes = section('homes', () => homesIn(request, projects)) ?? [];
	recordPhotos(request, 'cover', [developer.cover]);
	return {
		crumbs: [
			{ to: localePath('/developers/more', locale), text: t('pages.developers') },
			{ to: null, text: name },
		],
		name,
		summary,
		description: showPictures(request, description),
		cover: read.photo(developer.cover, locale),
		logo: read.photo(developer.logo, locale),
		facts:
			section('facts', () => [
				...(developer.founded ? [{ label: t('developers.founded'), value: String(developer.founded) }] : []),
				{ label: t('places.compounds'), value: number(projects.length) },
				{ label: t('places.homes'), value: number(homes.length) },
			]) ?? [],
		places: section('places', () => linkPlaces(request, projects)) ?? [],
		search: offersAddress(request, { developers: [developer.id] }),
		titles: {
			compounds: t('developers.compounds', { name }),
			homes: t('developers.homes', { name }),
			launches: t('developers.launches', { name }),
		},
		record: section('record', () => buildDeliveryRecord(request, developer.id)),
		compounds: section('compounds', () => compoundCards(request, projects)) ?? [],
		properties: section('properties', () => propertyCards(request, homes.slice(0, PROPERTIES))) ?? [],
		launches: section('launches', () => launchCards(request, read.list('launch', { under }))) ?? [],
	};
}

const homesIn = ({ read }: PageRequest, projects: Project[]): Property[] =>
	projects
		.flatMap(({ id }) => read.list('property', { under: { field: 'project', id } }))
		.sort((a, b) => (b.date_created ?? '').localeCompare(a.date_created ?? ''));

function linkPlaces(request: PageRequest, projects: Project[]) {
	const areas = request.read.many(
		'area',
		projects.map(({ area }) => area),
	);
	return [...new Set(areas.map(({ location }) => location))].flatMap((id) => recordLink(request, 'location', id) ?? []);
}
