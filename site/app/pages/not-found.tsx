import { notFound } from '../not-found.ts';
import type { Route } from './+types/not-found';

/** Whatever address leads nowhere. */
export function loader({ request }: Route.LoaderArgs) {
	throw notFound(request, 'notFound');
}

export default function NotFound() {
	return null;
}
