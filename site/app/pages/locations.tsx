import { addressOf } from '../addresses.ts';
import { pageContent } from '../features/records/page-content.ts';
import { propertyCount } from '../features/records/place-listings.ts';
import { RecordList } from '../features/records/record-list.tsx';
import { RecordsPage } from '../layouts/records-page.tsx';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/locations';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { read, locale, t, head } = request;
	const content = pageContent(request, 'locations', t('pages.locations'));
	const locations = read.list('location').map((location) => {
		const areas = read.list('area', { under: { field: 'location', id: location.id } });
		const { name, summary } = location.translations[locale];
		return {
			id: location.id,
			to: addressOf('location', location, locale),
			photo: read.photo(location.image, locale),
			title: name,
			meta: [t('count.areas', { count: areas.length }), t('count.properties', { count: propertyCount(read, areas) })].join(' · '),
			text: summary,
		};
	});
	return {
		head: head({ title: content.title, description: content.summary, path: '/locations' }),
		content,
		count: t('records.locationCount', { count: locations.length }),
		locations,
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Locations({ loaderData: { content, count, locations } }: Route.ComponentProps) {
	return (
		<RecordsPage content={content} count={count} isEmpty={!locations.length}>
			<RecordList cards={locations} />
		</RecordsPage>
	);
}
