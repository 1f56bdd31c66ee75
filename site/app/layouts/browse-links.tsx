import { useLocation } from 'react-router';
import { useTranslations } from '../i18n/use-translations.ts';
import { browsing, isBrowsed } from './navigation.ts';
import type { ShellData } from './shell-data.ts';

export function BrowseLinks({ data: { locale, market } }: { data: ShellData }) {
	const t = useTranslations('nav');
	const location = useLocation();
	return browsing(locale, market).map(({ to, label }) => (
		<li key={label}>
			<a href={to} aria-current={isBrowsed(to, location) ? 'page' : undefined}>
				{t(label)}
			</a>
		</li>
	));
}
