import type { FavoritesData } from '../features/favorites/favorites-view.tsx';
import { pageContent } from '../features/records/page-content.ts';
import { localePath } from '../i18n/locales.ts';
import { pageRequest } from '../page-loader.ts';
import { kept } from '../ui/kept.tsx';
import type { Route } from './+types/favorites';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { locale, t, head } = request;
	const content = pageContent(request, 'favorites', t('pages.favorites'));
	const favorites: FavoritesData = { content, search: localePath('/search', locale), launches: localePath('/launches', locale) };
	return {
		head: head({ title: content.title, description: content.summary, path: '/favorites', noIndex: true }),
		favorites: request.drawn(favorites),
	};
}

export { pageMeta as meta } from '../head.ts';

const View = kept(() => import('../features/favorites/favorites-view.tsx'));

export default function Favorites({ loaderData }: Route.ComponentProps) {
	return <View data={loaderData.favorites} />;
}
