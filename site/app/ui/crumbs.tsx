import { useLocation } from 'react-router';
import { localePath, parseLocale } from '../i18n/locale-paths.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { Breadcrumb } from './breadcrumb.tsx';

export type Crumb = { to: string | null; text: string };

/** From home to this page. */
export function Crumbs({ crumbs, onBrand = false }: { crumbs: Crumb[]; onBrand?: boolean }) {
	const t = useTranslations();
	const { pathname, search } = useLocation();
	const home = { label: t('nav.home'), href: localePath('/', parseLocale(pathname)) };
	return (
		<Breadcrumb
			label={t('common.breadcrumb')}
			trail={[home, ...crumbs.map(({ to, text }) => ({ label: text, href: to ?? pathname + search }))]}
			className={onBrand ? '[&_*]:text-on-brand-2!' : ''}
		/>
	);
}
