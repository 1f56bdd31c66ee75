import { pageContent } from '../features/records/page-content.ts';
import { localePath } from '../i18n/locales.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { RecordsPage } from '../layouts/records-page.tsx';
import { pageRequest } from '../page-loader.ts';
import { button } from '../ui/button-look.ts';
import type { Route } from './+types/favorites';

export function loader(args: Route.LoaderArgs) {
	const request = pageRequest(args);
	const { locale, t, head } = request;
	const content = pageContent(request, 'favorites', t('pages.favorites'));
	return {
		head: head({ title: content.title, description: content.summary, path: '/favorites' }),
		content,
		search: localePath('/search', locale),
	};
}

export { pageMeta as meta } from '../head.ts';

export default function Favorites({ loaderData: { content, search } }: Route.ComponentProps) {
	const t = useTranslations('records');
	return (
		<RecordsPage content={content} isEmpty={false}>
			<div className="grid justify-items-center gap-2 rounded-xl bg-sand px-6 py-14 text-center">
				<p className="font-semi text-xl">{t('noFavorites')}</p>
				<p className="mb-4 text-ink-2">{t('noFavoritesMore')}</p>
				<a className={button({ size: 'lg' })} href={search}>
					{t('searchNow')}
				</a>
			</div>
		</RecordsPage>
	);
}
