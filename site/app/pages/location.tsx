import { parseId, pathOf } from '../addresses.ts';
import { locationData } from '../features/places/place-data.ts';
import { notFound } from '../not-found.ts';
import { pageRequest } from '../page-loader.ts';
import { kept } from '../ui/kept.tsx';
import type { Route } from './+types/location';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const id = parseId(args.params.id);
	const location = id && request.read.get('location', id);
	if (!location) throw notFound(args.request);
	const place = locationData(request, location);
	return {
		head: request.head({
			title: place.name,
			description: place.summary,
			path: { en: pathOf('location', location, 'en'), ar: pathOf('location', location, 'ar') },
			image: place.photo,
		}),
		place,
	};
}

export { pageMeta as meta } from '../head.ts';

const View = kept(() => import('../features/places/place-view.tsx'));

export default function Location({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.place} />;
}
