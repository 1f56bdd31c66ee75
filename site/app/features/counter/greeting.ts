import { loadMessages } from '#app/i18n/messages.ts';
import { createTranslator } from '#app/i18n/translate.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { readSiteName } from '#app/site-name.ts';
import { type Locale, locales } from '#domain/locales.ts';

export type Greeted = { name: string | null; reference?: string | null; language?: Locale | null };

/** What a message begins with: in the language that somebody wrote to us in; of whom nobody knows it, in the page's. */
export function createGreeter({ locale, read }: Pick<PageRequest, 'locale' | 'read'>) {
	const speak = (language: Locale) => {
		const t = createTranslator(loadMessages(language), locales[language].format);
		return { t, site: readSiteName({ read, locale: language, t }) };
	};
	const speakers = { en: speak('en'), ar: speak('ar') };
	return (key: 'owner' | 'enquiry' | 'offered' | 'application' | 'person', { name, reference, language }: Greeted): string => {
		const { t, site } = speakers[language ?? locale];
		return t(`counter.message.${key}`, { name: name ?? '', site, reference: reference ?? '' }).replace(/ +([,،.])/g, '$1');
	};
}
