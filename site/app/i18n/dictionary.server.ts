import { createHash } from 'node:crypto';
import type { Locale } from '#domain/locales.ts';
import ar from './messages/ar.json';
import en from './messages/en.json';
import { serverOnly } from './server-only.ts';

export type Dictionary = { address: string; body: string };

/** The dictionary as sent to browsers. Its address contains a hash of its content. */
export const dictionaries: Record<Locale, Dictionary> = { en: buildDictionary('en', en), ar: buildDictionary('ar', ar) };

function buildDictionary(locale: Locale, messages: object): Dictionary {
	const isShared = ([part]: [string, unknown]) => !(serverOnly as readonly string[]).includes(part);
	const body = JSON.stringify(Object.fromEntries(Object.entries(messages).filter(isShared)));
	return { address: `/_i18n/${createHash('sha256').update(body).digest('hex').slice(0, 16)}/${locale}.json`, body };
}
