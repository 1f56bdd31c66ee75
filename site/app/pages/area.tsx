import { parseId, pathOf } from '../addresses.ts';
import { WhereSection } from '../features/map/where-section.tsx';
import { areaData } from '../features/places/place-data.ts';
import { notFound } from '../not-found.ts';
import { pageRequest } from '../page-loader.ts';
import { describePlace } from '../structured-data/describe-pages.ts';
import { kept } from '../ui/kept.tsx';
import type { Route } from './+types/area';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const id = parseId(args.params.id);
	const record = id && request.read.get('area', id);
	if (!record) throw notFound(args.request);
	const place = areaData(request, record);
	return {
		head: request.head({
			title: place.name,
			description: place.summary,
			path: { en: pathOf('area', record, 'en'), ar: pathOf('area', record, 'ar') },
			image: place.photo,
			crumbs: place.story.crumbs,
			structured: describePlace(request, record),
		}),
		key: record.id,
		story: request.drawn(place.story),
		where: place.where,
		listings: request.drawn(place.listings),
	};
}

export { pageMeta as meta } from '../head.ts';

const Story = kept(() => import('../features/places/place-story.tsx'));
const Listings = kept(() => import('../features/places/place-listings.tsx'));

export default function Area({ loaderData: { key, story, where, listings } }: Route.ComponentProps) {
	return (
		<>
			<Story data={story} />
			{where && (
				<div className="wrap pt-11 md:pt-16">
					<WhereSection key={key} data={where} />
				</div>
			)}
			<Listings data={listings} />
		</>
	);
}
