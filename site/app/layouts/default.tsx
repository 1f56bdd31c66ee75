import { Outlet, useLocation } from 'react-router';
import { HeartsForm } from '../features/favorites/hearts-form.tsx';
import { localeOf, localePath } from '../i18n/locales.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { ErrorMessage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export default function DefaultLayout() {
	return (
		<Frame>
			<Outlet />
		</Frame>
	);
}

/** Header and footer stay around whatever went wrong inside. */
export function ErrorBoundary() {
	return (
		<Frame>
			<ErrorMessage />
		</Frame>
	);
}

function Frame({ children }: { children: React.ReactNode }) {
	const t = useTranslations('common');
	const { pathname } = useLocation();
	const locale = localeOf(pathname);
	return (
		<>
			<a href="#main" className="absolute start-4 -top-16 z-50 bg-white px-4 py-2 focus:top-2">
				{t('skip')}
			</a>
			<Header locale={locale} />
			<HeartsForm action={localePath('/favorites', locale)} />
			<main id="main">{children}</main>
			<Footer locale={locale} />
		</>
	);
}
