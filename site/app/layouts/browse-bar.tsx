import phoneIcon from 'icon:pn/phone';
import { useLocation } from 'react-router';
import type { Locale } from '#domain/locales.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { Icon } from '../ui/icon.tsx';
import { browsing, isCurrent } from './navigation.ts';
import { useShell } from './use-shell.ts';

/** The second level of a desk. It scrolls away with the page, so that what is sticky needs no more room than the header. */
export function BrowseBar({ locale }: { locale: Locale }) {
	const t = useTranslations('nav');
	const { pathname } = useLocation();
	const { market, phone } = useShell();
	return (
		<nav aria-label={t('browse')} className="browse-bar on-brand">
			<ul className="wrap">
				{browsing(locale, market).map(({ to, label }) => (
					<li key={label}>
						<a href={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
							{t(label)}
						</a>
					</li>
				))}
				{phone && (
					<li className="ms-auto">
						<a href={phone.href}>
							<Icon icon={phoneIcon} />
							<bdi dir="ltr">{phone.shown}</bdi>
						</a>
					</li>
				)}
			</ul>
		</nav>
	);
}
