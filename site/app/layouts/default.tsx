import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { localeOf, prefixOf } from '../i18n/locales.ts';
import { useTranslations } from '../i18n/use-translations.ts';
import { understand } from '../page-loader.ts';
import type { Route } from './+types/default';
import { ErrorMessage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import type { FooterData } from './footer-data.ts';
import { footerData } from './footer-data.ts';
import { Header } from './header.tsx';

export async function loader(args: Route.LoaderArgs) {
	return { footer: footerData(understand(args)) };
}

/** Its data depends on the language alone, and a language has its own document. */
export const shouldRevalidate = () => false;

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
	const loaded = useRouteLoaderData<{ footer: FooterData }>(prefixOf(pathname) ?? 'plain');
	return (
		<>
			<a href="#main" className="absolute start-4 -top-16 z-50 bg-white px-4 py-2 focus:top-2">
				{t('skip')}
			</a>
			<Header locale={locale} />
			<main id="main">{children}</main>
			{loaded && <Footer locale={locale} data={loaded.footer} />}
		</>
	);
}
