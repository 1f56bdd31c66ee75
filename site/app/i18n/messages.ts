import type { Locale } from './locales.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

export type Messages = typeof en;

/** A key that one language lacks, or has too many, is a type error. */
const dictionaries: Record<Locale, Messages> = { en, ar: ar satisfies Messages };

export const messagesOf = (locale: Locale): Messages => dictionaries[locale];
