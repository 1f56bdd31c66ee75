import { areaData } from '../features/places/place-data.ts';
import { PlacePage } from '../features/places/place-page.tsx';
import { placePageData } from '../features/places/place-page-data.ts';
import { pageRequest } from '../page-loader.ts';
import { readRecord } from '../read-record.ts';
import type { Route } from './+types/area';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const record = readRecord(request, 'area', args.params.id);
	return placePageData(request, 'area', record, areaData(request, record));
}

export { pageMeta as meta } from '../head.ts';

export default function Area({ loaderData }: Route.ComponentProps) {
	return <PlacePage data={loaderData} />;
}
