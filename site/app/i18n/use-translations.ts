import { useLocation } from 'react-router';
import { locales } from '#domain/locales.ts';
import { localeOf } from './locale-paths.ts';
import { type ClientKey, type ClientPart, type Messages, messagesOf } from './messages.ts';
import { type Keys, type Translate, translatorOf } from './translate.ts';

type UseTranslations = {
	(): Translate<ClientKey>;
	<P extends ClientPart>(part: P): Translate<Keys<Messages[P]>>;
};

/** The words of the page's language: all of them, or those of one part of the dictionary. */
export const useTranslations = ((part?: string) => {
	const locale = localeOf(useLocation().pathname);
	return translatorOf(messagesOf(locale), locales[locale].format, part);
}) as UseTranslations;
