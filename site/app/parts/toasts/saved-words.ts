import { parseLocale } from '#app/i18n/locale-paths.ts';
import { loadMessages, type Messages } from '#app/i18n/messages.ts';
import { createTranslator, type Keys, type Translate } from '#app/i18n/translate.ts';
import { locales } from '#domain/locales.ts';

const locale = parseLocale(location.pathname);

export const t: Translate<Keys<Messages['saved']>> = createTranslator(loadMessages(locale), locales[locale].format, 'saved');
