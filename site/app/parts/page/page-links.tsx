import { useLocation } from 'react-router';
import { useTranslations } from '#app/i18n/use-translations.ts';
import type { Paging } from '#app/paging.ts';
import { readableQuery } from '#app/readable-query.ts';
import { Pagination } from '#app/ui/pagination.tsx';

/** Keeps the other parameters of the address. */
export function PageLinks({ paging }: { paging: Paging }) {
	const t = useTranslations('common');
	const { pathname, search } = useLocation();
	const labels = { navigation: t('pages'), previous: t('previous'), next: t('next'), page: (page: number) => t('page', { page }) };
	const buildHref = (page: number) => {
		const query = new URLSearchParams(search);
		query.delete('page');
		if (page > 1) query.set('page', String(page));
		return query.size ? `${pathname}?${readableQuery(query)}` : pathname;
	};
	return <Pagination page={paging.page} pages={paging.pages} buildHref={buildHref} labels={labels} />;
}
