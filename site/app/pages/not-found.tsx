import { notFound } from '../not-found.ts';
import { createPageRequest } from '../page-loader.ts';
import type { Route } from './+types/not-found';

export function loader(args: Route.LoaderArgs) {
	throw notFound(createPageRequest(args), 'notFound');
}

export default function NotFound() {
	return null;
}
