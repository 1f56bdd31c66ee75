import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../i18n/use-translations.ts';
import type { Paging } from '../paging.ts';
import { Pagination } from '../ui/pagination.tsx';

const RouterLink = ({ href = '', ...props }: ComponentProps<'a'>) => <Link to={href} {...props} />;

export function PageLinks({ paging, path }: { paging: Paging; path: string }) {
	const t = useTranslations('common');
	const labels = { navigation: t('pages'), previous: t('previous'), next: t('next'), page: (page: number) => t('page', { page }) };
	return (
		<Pagination
			page={paging.page}
			pages={paging.pages}
			hrefOf={(page) => (page === 1 ? path : `${path}?page=${page}`)}
			labels={labels}
			link={RouterLink}
		/>
	);
}
