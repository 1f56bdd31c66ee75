import { parseId } from '../addresses.ts';
import { locationData } from '../features/places/place-data.ts';
import { PlacePage } from '../features/places/place-page.tsx';
import { placePageData } from '../features/places/place-page-data.ts';
import { notFound } from '../not-found.ts';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/location';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const id = parseId(args.params.id);
	const record = id && request.read.get('location', id);
	if (!record) throw notFound(request);
	return placePageData(request, 'location', record, locationData(request, record));
}

export { pageMeta as meta } from '../head.ts';

export default function Location({ loaderData }: Route.ComponentProps) {
	return <PlacePage data={loaderData} />;
}
