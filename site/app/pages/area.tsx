import { parseId, pathOf } from '../addresses.ts';
import { compoundCards, propertyCards } from '../features/listings/card-data.ts';
import { CompoundGrid, PropertyGrid } from '../features/records/listing-grids.tsx';
import { Prose } from '../features/records/prose.tsx';
import { recordLink } from '../features/records/record-link.ts';
import { localePath } from '../i18n/locales.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { DetailPage } from '../layouts/detail-page.tsx';
import { notFound } from '../not-found.ts';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/area';

const COMPOUNDS = 12;
const PROPERTIES = 12;

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, locale, t, head } = request;
	const id = parseId(args.params.id);
	const area = id && read.get('area', id);
	if (!area) throw notFound(args.request);
	const { name, summary, description } = area.translations[locale];
	const photo = read.photo(area.image, locale);
	const location = recordLink(request, 'location', area.location);
	const under = { field: 'area', id: area.id };
	return {
		head: head({
			title: name,
			description: summary,
			path: { en: pathOf('area', area, 'en'), ar: pathOf('area', area, 'ar') },
			image: photo,
		}),
		crumbs: [
			{ to: localePath('/locations', locale), text: t('pages.locations') },
			...(location ? [location] : []),
			{ to: null, text: name },
		],
		name,
		description,
		photo,
		count: t('count.properties', { count: read.count('property', under) }),
		compounds: compoundCards(request, read.list('project', { under, limit: COMPOUNDS })),
		properties: propertyCards(request, read.list('property', { under, limit: PROPERTIES })),
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Area({ loaderData: { crumbs, name, description, photo, count, compounds, properties } }: Route.ComponentProps) {
	const t = useTranslations('records');
	return (
		<DetailPage crumbs={crumbs} title={name} lead={count} photo={photo}>
			<div className="pt-8">
				<Prose html={description} />
			</div>
			<CompoundGrid title={t('compounds')} cards={compounds} />
			<PropertyGrid title={t('newestProperties')} cards={properties} />
		</DetailPage>
	);
}
