import { lazy, type ReactNode, Suspense } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, useLocation, useRouteLoaderData } from 'react-router';
import { type Locale, locales } from '#domain/locales.ts';
import type { Route } from './+types/root';
import figuresFont from './fonts/pn-figures-wght.woff2?url';
import arabicFont from './fonts/readex-pro-arabic-wght-normal.woff2?url';
import latinFont from './fonts/readex-pro-latin-wght-normal.woff2?url';
import { dictionaries } from './i18n/dictionary.server.ts';
import { localePath, parseLocale } from './i18n/locale-paths.ts';
import { useTranslations } from './i18n/use-translations.ts';
import { ErrorPage } from './layouts/error-page.tsx';
import { footerData } from './layouts/footer-data.ts';
import { shellData } from './layouts/shell-data.ts';
import { useAfterPage } from './layouts/use-after-page.ts';
import { useAskSheet } from './layouts/use-ask-sheet.ts';
import { useContactBar } from './layouts/use-contact-bar.ts';
import { useFormHelp } from './layouts/use-form-help.ts';
import { useHover } from './layouts/use-hover.ts';
import { Navigation } from './navigation/navigation.tsx';
import { optional } from './optional.ts';
import { createPageRequest } from './page-loader.ts';
import { openPreview } from './preview/open-preview.ts';
import { usePreview } from './preview/use-preview.ts';
import { sharedPart } from './shared-part.ts';
import { givenSiteName } from './site-name.ts';
import styles from './styles/site.css?url';

export const links: LinksFunction = () => [
	...(import.meta.env.DEV ? [{ rel: 'stylesheet', href: styles }] : []),
	{ rel: 'icon', type: 'image/png', sizes: '96x96', href: '/favicon-96x96.png' },
	{ rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
	{ rel: 'shortcut icon', href: '/favicon.ico' },
	{ rel: 'apple-touch-icon', sizes: '180x180', href: '/apple-touch-icon.png' },
];

export function loader(args: Route.LoaderArgs) {
	const request = createPageRequest(args);
	const { read, locale, site, preview } = request;
	const shell = optional(request, 'shell', () => sharedPart(request, 'shell', () => shellData(request)));
	const footer = optional(request, 'footer', () => sharedPart(request, 'footer', () => footerData(request)));
	return {
		dictionary: dictionaries[locale].address,
		siteNames: { en: givenSiteName({ read, locale: 'en' }), ar: givenSiteName({ read, locale: 'ar' }) },
		shell: shell && request.staticData(shell),
		footer: footer && request.staticData(footer),
		analytics: site.analytics,
		build: site.build,
		...(preview && { preview }),
	};
}

export const middleware: Route.MiddlewareFunction[] = [openPreview];

export const shouldRevalidate = () => false;

const chooseFonts = (locale: Locale) => (locale === 'ar' ? [arabicFont, latinFont, figuresFont] : [latinFont, figuresFont]);

export function Layout({ children }: { children: ReactNode }) {
	const locale = parseLocale(useLocation().pathname);
	const { language, direction } = locales[locale];
	const t = useTranslations('site');
	const { dictionary, siteNames } = useRouteLoaderData<typeof loader>('root') ?? { dictionary: null, siteNames: null };
	return (
		<html lang={language} dir={direction}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#0f2363" />
				<meta name="apple-mobile-web-app-title" content={siteNames?.[locale] ?? t('name')} />
				{chooseFonts(locale).map((href) => (
					<link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} fetchPriority="low" />
				))}
				{dictionary && <link rel="preload" as="fetch" crossOrigin="anonymous" href={dictionary} fetchPriority="low" data-messages />}
				<link rel="manifest" href={localePath('/site.webmanifest', locale)} />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				{import.meta.env.PROD && <link rel="stylesheet" href={styles} fetchPriority="low" />}
				<Scripts />
			</body>
		</html>
	);
}

const PreviewBanner = lazy(() => import('./preview/preview-banner.tsx'));

export default function Root({ loaderData }: Route.ComponentProps) {
	const { isOn, banner } = usePreview(loaderData.preview);
	useAfterPage({ ...loaderData, ...(isOn && { analytics: null }) });
	useAskSheet();
	useContactBar();
	useFormHelp();
	useHover();
	return (
		<>
			{banner && (
				<Suspense>
					<PreviewBanner banner={banner} />
				</Suspense>
			)}
			<Outlet />
			<Navigation />
		</>
	);
}

/** The last resort, when the layout itself failed. */
export function ErrorBoundary() {
	return <ErrorPage />;
}
