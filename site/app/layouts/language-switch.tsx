import globe from 'icon:pn/globe';
import { useLocation } from 'react-router';
import { chosenPath, type Locale, locales, withoutPrefix } from '../i18n/locales.ts';
import { Icon } from '../ui/icon.tsx';

/** The same page in the other language, query and all. A whole new document: direction, fonts and dictionary change with it. */
export function LanguageSwitch({ locale, className }: { locale: Locale; className: string }) {
	const { pathname, search } = useLocation();
	const other: Locale = locale === 'ar' ? 'en' : 'ar';
	const { name, language } = locales[other];
	return (
		<a href={chosenPath(withoutPrefix(pathname), other) + search} lang={language} hrefLang={language} className={className}>
			<Icon icon={globe} />
			{name}
		</a>
	);
}
