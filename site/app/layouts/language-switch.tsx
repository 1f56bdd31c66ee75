import globe from 'icon:pn/globe';
import { useLocation, useMatches } from 'react-router';
import { type Locale, locales } from '#domain/locales.ts';
import type { Head } from '../head.ts';
import { chosenPath, withoutPrefix } from '../i18n/locale-paths.ts';
import { readableQuery } from '../readable-query.ts';
import { Icon } from '../ui/icon.tsx';

/** The same page in the other language, as a new document, because direction, fonts and dictionary differ. */
export function LanguageSwitch({ locale, className }: { locale: Locale; className: string }) {
	const { pathname, search } = useLocation();
	const { head } = (useMatches().at(-1)?.loaderData ?? {}) as { head?: Head };
	const other: Locale = locale === 'ar' ? 'en' : 'ar';
	const { name, language } = locales[other];
	return (
		<a
			href={chosenPath(head?.paths[other] ?? withoutPrefix(pathname), other) + readableQuery(search)}
			lang={language}
			hrefLang={language}
			// The system font: one word is not worth loading another font on every page.
			className={`${className} ${other === 'ar' ? '[font-family:system-ui]' : ''}`}
			// The server does not know the hash.
			onClick={({ currentTarget }) => {
				currentTarget.hash = location.hash;
			}}
		>
			<Icon icon={globe} />
			{name}
		</a>
	);
}
