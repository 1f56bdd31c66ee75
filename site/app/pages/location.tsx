import { addressOf, parseId, pathOf } from '../addresses.ts';
import { compoundCards, propertyCards } from '../features/listings/card-data.ts';
import { CompoundGrid, PropertyGrid } from '../features/records/listing-grids.tsx';
import { newestCompounds, newestProperties, propertyCount } from '../features/records/place-listings.ts';
import { Prose } from '../features/records/prose.tsx';
import { RecordList } from '../features/records/record-list.tsx';
import { Section } from '../features/records/section.tsx';
import { localePath } from '../i18n/locales.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { DetailPage } from '../layouts/detail-page.tsx';
import { notFound } from '../not-found.ts';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/location';

const COMPOUNDS = 8;
const PROPERTIES = 8;

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, locale, t, head } = request;
	const id = parseId(args.params.id);
	const location = id && read.get('location', id);
	if (!location) throw notFound(args.request);
	const { name, summary, description } = location.translations[locale];
	const photo = read.photo(location.image, locale);
	const areas = read.list('area', { under: { field: 'location', id: location.id } });
	return {
		head: head({
			title: name,
			description: summary,
			path: { en: pathOf('location', location, 'en'), ar: pathOf('location', location, 'ar') },
			image: photo,
		}),
		crumbs: [
			{ to: localePath('/locations', locale), text: t('pages.locations') },
			{ to: null, text: name },
		],
		name,
		description,
		photo,
		count: t('count.properties', { count: propertyCount(read, areas) }),
		areas: areas.map((area) => ({
			id: area.id,
			to: addressOf('area', area, locale),
			photo: read.photo(area.image, locale),
			title: area.translations[locale].name,
			meta: t('count.properties', { count: propertyCount(read, [area]) }),
			text: area.translations[locale].summary,
		})),
		compounds: compoundCards(request, newestCompounds(read, areas, COMPOUNDS)),
		properties: propertyCards(request, newestProperties(read, areas, PROPERTIES)),
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Location({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('records');
	const { crumbs, name, description, photo, count, areas, compounds, properties } = loaderData;
	return (
		<DetailPage crumbs={crumbs} title={name} lead={count} photo={photo}>
			<div className="pt-8">
				<Prose html={description} />
			</div>
			{areas.length > 0 && (
				<Section title={t('areasInside')}>
					<RecordList cards={areas} />
				</Section>
			)}
			<CompoundGrid title={t('compounds')} cards={compounds} />
			<PropertyGrid title={t('newestProperties')} cards={properties} />
		</DetailPage>
	);
}
