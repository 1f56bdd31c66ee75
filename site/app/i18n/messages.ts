import type { Locale } from '#domain/locales.ts';
import type arMessages from './messages/ar.json';
import type enMessages from './messages/en.json';
import type { serverOnly } from './server-only.ts';
import type { Keys } from './translate.ts';

export type Messages = typeof enMessages;

type ServerOnly = (typeof serverOnly)[number];

/** The part of the dictionary that browsers have. */
export type ClientPart = Exclude<keyof Messages, ServerOnly>;
export type ClientKey = Exclude<Keys<Messages>, `${ServerOnly}.${string}`>;

/** A type error when a key is missing in one of the languages. */
type Difference<A, B> = Exclude<A, B> | Exclude<B, A>;
type Same<A, B> = [Difference<Keys<A>, Keys<B>>] extends [never] ? true : Difference<Keys<A>, Keys<B>>;
void (true satisfies Same<typeof enMessages, typeof arMessages>);

const loaded = new Map<Locale, Messages>();

/** The server registers both dictionaries, the browser one. */
export const registerMessages = (locale: Locale, messages: Messages): void => void loaded.set(locale, messages);

export function loadMessages(locale: Locale): Messages {
	const messages = loaded.get(locale);
	if (!messages) throw new Error(`Failed loading locale (${locale})`);
	return messages;
}
