import { readFileSync } from 'node:fs';
import { compileAll } from '#app/i18n/compile-messages.ts';
import type { Messages } from '#app/i18n/messages.ts';
import { createTranslator, type Translate } from '#app/i18n/translate.ts';
import { type Locale, locales } from '#domain/locales.ts';

export const dictionary = (locale: Locale): string => readFileSync(new URL(`../app/i18n/messages/${locale}.json`, import.meta.url), 'utf8');

const made = new Map<Locale, Translate>();
/** In development edited texts apply at once. */
const isDevelopment = process.env['NODE_ENV'] === 'development';

/** Dictionaries for what the server writes besides pages: feeds, share images, mails. */
export function readTranslator(locale: Locale): Translate {
	const known = made.get(locale);
	if (known && !isDevelopment) return known;
	const translate: Translate = createTranslator(compileAll(JSON.parse(dictionary(locale))) as Messages, locales[locale].format);
	made.set(locale, translate);
	return translate;
}
