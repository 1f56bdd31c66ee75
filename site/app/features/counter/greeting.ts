import { loadMessages } from '#app/i18n/messages.ts';
import { createTranslator } from '#app/i18n/translate.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { formatCairoSlot } from '#app/parts/enquiry/viewing-data.ts';
import { readSiteName } from '#app/site-name.ts';
import { type Locale, locales } from '#domain/locales.ts';

export type Greeted = { name: string | null; reference?: string | null; language?: Locale | null; viewing?: string | null };

/** The opening of a message, in the person's language; where that is unknown, in the page's. */
export function createGreeter({ locale, read }: Pick<PageRequest, 'locale' | 'read'>) {
	const speak = (language: Locale) => {
		const t = createTranslator(loadMessages(language), locales[language].format);
		return { t, language, site: readSiteName({ read, locale: language, t }) };
	};
	const speakers = { en: speak('en'), ar: speak('ar') };
	return (key: 'owner' | 'enquiry' | 'offered' | 'application' | 'person', { name, reference, language, viewing }: Greeted): string => {
		const { t, language: spoken, site } = speakers[language ?? locale];
		const when = viewing && formatCairoSlot({ locale: spoken, t }, viewing);
		const said = { name: name ?? '', site, reference: reference ?? '' };
		return (when ? t('counter.message.viewing', { ...said, when }) : t(`counter.message.${key}`, said)).replace(/ +([,،.])/g, '$1');
	};
}
