import type { Locale } from '#domain/locales.ts';
import type arMessages from './messages/ar.json';
import type enMessages from './messages/en.json';
import type { serverOnly } from './server-only.ts';
import type { Keys } from './translate.ts';

export type Messages = typeof enMessages;

type ServerOnly = (typeof serverOnly)[number];

/** What the browser has of them. */
export type ClientPart = Exclude<keyof Messages, ServerOnly>;
export type ClientKey = Exclude<Keys<Messages>, `${ServerOnly}.${string}`>;

/** A key that one language lacks or has too many is a type error here. */
type Difference<A, B> = Exclude<A, B> | Exclude<B, A>;
type Same<A, B> = [Difference<Keys<A>, Keys<B>>] extends [never] ? true : Difference<Keys<A>, Keys<B>>;
void (true satisfies Same<typeof enMessages, typeof arMessages>);

const loaded = new Map<Locale, Messages>();

/** The server has both dictionaries; the browser only the one its page is in. */
export const registerMessages = (locale: Locale, messages: Messages): void => void loaded.set(locale, messages);

export function loadMessages(locale: Locale): Messages {
	const messages = loaded.get(locale);
	if (!messages) throw new Error(`Failed loading locale (${locale})`);
	return messages;
}
