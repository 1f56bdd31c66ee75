import { parseId, pathOf } from '../addresses.ts';
import { areaData } from '../features/places/place-data.ts';
import { notFound } from '../not-found.ts';
import { pageRequest } from '../page-loader.ts';
import { kept } from '../ui/kept.tsx';
import type { Route } from './+types/area';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const id = parseId(args.params.id);
	const area = id && request.read.get('area', id);
	if (!area) throw notFound(args.request);
	const place = areaData(request, area);
	return {
		head: request.head({
			title: place.name,
			description: place.summary,
			path: { en: pathOf('area', area, 'en'), ar: pathOf('area', area, 'ar') },
			image: place.photo,
		}),
		place,
	};
}

export { pageMeta as meta } from '../head.ts';

const View = kept(() => import('../features/places/place-view.tsx'));

export default function Area({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.place} />;
}
