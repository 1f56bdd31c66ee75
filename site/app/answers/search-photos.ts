import { parseId } from '../addresses.ts';
import type { CardPhoto } from '../features/search/results/use-slides.ts';
import { pageRequest } from '../page-loader.ts';
import type { Route } from './+types/search-photos';

export function loader(args: Route.LoaderArgs): Response {
	const { read, locale, url } = pageRequest(args);
	const id = parseId(url.searchParams.get('of') ?? undefined);
	const images = (id === null ? null : read.get('property', id))?.images ?? [];
	const photos = images.map((image) => read.photo(image, locale)).filter((photo) => photo !== null);
	return Response.json(photos.map(({ id, version, width, alt }) => ({ id, version, width, alt })) satisfies CardPhoto[]);
}
