import { useLocation } from 'react-router';
import { locales } from '#domain/locales.ts';
import { parseLocale } from './locale-paths.ts';
import { type ClientKey, type ClientPart, loadMessages, type Messages } from './messages.ts';
import { createTranslator, type Keys, type Translate } from './translate.ts';

type UseTranslations = {
	(): Translate<ClientKey>;
	<P extends ClientPart>(part: P): Translate<Keys<Messages[P]>>;
};

/** Translates in the page's language; `part` limits keys to one section of the dictionary. */
export const useTranslations = ((part?: string) => {
	const locale = parseLocale(useLocation().pathname);
	return createTranslator(loadMessages(locale), locales[locale].format, part);
}) as UseTranslations;
