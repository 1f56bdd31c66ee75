import { readCookie } from '#domain/cookie.ts';
import { changeFavorites } from '../features/favorites/change-favorites.ts';
import { ownList, sharedList } from '../features/favorites/favorites-data.ts';
import type { FavoritesData } from '../features/favorites/favorites-view.tsx';
import { HiddenList } from '../features/favorites/hidden-list.tsx';
import { buildNotices } from '../features/favorites/notices.ts';
import { useFreshFavorites } from '../features/favorites/use-fresh-favorites.ts';
import { useNotes } from '../features/favorites/use-notes.ts';
import { RecentlyViewed } from '../features/recently-viewed/recently-viewed.tsx';
import { localePath } from '../i18n/locale-paths.ts';
import { optional } from '../optional.ts';
import { pageRequest } from '../page-loader.ts';
import { listedIds } from '../parts/compare/listed-ids.ts';
import { buildSendHomes } from '../parts/contact/send-homes-data.ts';
import { COOKIE, LIMIT, splitEntries } from '../parts/favorites/cookie.ts';
import { pageContent } from '../parts/page/page-content.ts';
import { Sharing } from '../parts/share/sharing.tsx';
import { staticPart } from '../ui/static-part.tsx';
import type { Route } from './+types/favorites';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { locale, t, head, url } = request;
	const content = pageContent(request, 'favorites', t('pages.favorites'));
	const entries = splitEntries(readCookie(args.request.headers, COOKIE) ?? '');
	const listed = listedIds(url.searchParams.getAll('list'), LIMIT);
	const shared = listed.length > 0 ? sharedList(request, listed) : null;
	const own = shared || entries.length === 0 ? null : ownList(request, entries);
	const list = shared ?? own;
	const favorites: FavoritesData = {
		title: shared ? t('favorites.sharedHeading') : content.title,
		lead: t(!shared ? 'favorites.lead' : shared.homes.length > 0 ? 'favorites.sharedLead' : 'favorites.sharedGone'),
		notices: shared ? [] : (optional(request, 'notices', () => buildNotices(request, entries)) ?? []),
		own,
		shared,
		nothing: { search: localePath('/search', locale), launches: localePath('/launches', locale) },
		send: list ? list.send : optional(request, 'sending', () => buildSendHomes(request, [])),
	};
	return {
		head: head({ title: favorites.title, description: content.summary, path: '/favorites', noIndex: true }),
		favorites: request.staticData(favorites),
	};
}

export const action = (args: Route.ActionArgs) => changeFavorites(args);

export const headers = () => ({ 'cache-control': 'private, no-store' });

export { pageMeta as meta } from '../head.ts';

const View = staticPart('favorites-view', () => import('../features/favorites/favorites-view.tsx'));

export default function Favorites({ loaderData }: Route.ComponentProps) {
	useFreshFavorites();
	useNotes();
	return (
		<Sharing>
			<View data={loaderData.favorites} />
			<HiddenList />
			<RecentlyViewed />
		</Sharing>
	);
}
