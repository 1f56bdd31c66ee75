import format, { type CompiledMessage } from 'icu-minify/format';
import type { Messages } from './messages.ts';

/** Every key as a path: `nav.home`. */
export type Keys<T, Path extends string = ''> = {
	[K in keyof T & string]: T[K] extends string ? `${Path}${K}` : Keys<T[K], `${Path}${K}.`>;
}[keyof T & string];
export type Values = Record<string, string | number>;
export type Translate<Key extends string = Keys<Messages>> = (key: Key, values?: Values) => string;

/** Making one of these costs more than using it. */
function remembered<Arguments extends unknown[], T>(make: (...args: Arguments) => T): (...args: Arguments) => T {
	const made = new Map<string, T>();
	return (...args) => {
		const name = JSON.stringify(args);
		const known = made.get(name);
		if (known) return known;
		const fresh = make(...args);
		made.set(name, fresh);
		return fresh;
	};
}

const formatters = {
	getDateTimeFormat: remembered((...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args)),
	getNumberFormat: remembered((...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args)),
	getPluralRules: remembered((...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args)),
};

/** Messages are compiled at build; here they are only filled in. No mistake in them takes a page down: visitors see the words of the key. */
export function translatorOf(messages: Messages, locale: string, namespace?: string): Translate<string> {
	return (key, values) => {
		const path = namespace ? `${namespace}.${key}` : key;
		try {
			return String(format(messageAt(messages, path), locale, values, { formatters, timeZone: 'Africa/Cairo' }));
		} catch (error) {
			if (isDevelopment()) throw error;
			logOnce(path, locale, String(error));
			return readableKey(path);
		}
	};
}

/** A compiled message is a text or a list; anything else is a part of the dictionary. */
function messageAt(messages: Messages, path: string): CompiledMessage {
	const found = path
		.split('.')
		.reduce<unknown>((node, part) => (isPart(node) && Object.hasOwn(node, part) ? node[part] : undefined), messages);
	if (typeof found !== 'string' && !Array.isArray(found)) throw new Error(`There is no message ${path}`);
	return found as CompiledMessage;
}
const isPart = (node: unknown): node is Record<string, unknown> => typeof node === 'object' && node !== null;

/** Development and tests stop at a mistake in the dictionaries. */
const isDevelopment = () => typeof process !== 'undefined' && process.env['NODE_ENV'] !== 'production';

/** `view.first_row_sea` → `first row sea` */
const readableKey = (path: string): string => {
	const name = path.slice(path.lastIndexOf('.') + 1);
	return name
		.replace(/([a-z])([A-Z])/g, '$1 $2')
		.replaceAll('_', ' ')
		.toLowerCase();
};

const MOST_LOGGED = 1000;
const logged = new Set<string>();

function logOnce(key: string, locale: string, error: string): void {
	const problem = `${locale} ${key}`;
	if (logged.has(problem) || logged.size >= MOST_LOGGED) return;
	logged.add(problem);
	console.error(
		JSON.stringify({ time: new Date().toISOString(), level: 'error', message: 'a message could not be written', key, locale, error }),
	);
}
