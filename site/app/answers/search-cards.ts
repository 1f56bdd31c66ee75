import { pageRequest } from '../page-loader.ts';
import { propertyCards } from '../parts/listings/card-data.ts';
import { id } from '../parts/search/address-values.ts';
import type { Route } from './+types/search-cards';

const CARDS = 12;

export function loader(args: Route.LoaderArgs): Response {
	const request = pageRequest(args);
	const asked = (request.url.searchParams.get('ids') ?? '').split(',', CARDS).flatMap((text) => id.read(text) ?? []);
	const offered = asked.filter((one) => request.site.search.catalogue.has(one));
	return Response.json(propertyCards(request, request.read.many('property', offered)));
}
