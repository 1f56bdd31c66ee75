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

/** Messages are compiled at build; here they are only filled in. */
export function translatorOf(messages: Messages, locale: string, namespace?: string): Translate<string> {
	return (key, values) => {
		const path = namespace ? `${namespace}.${key}` : key;
		const message = path.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], messages);
		if (message === undefined) throw new Error(`There is no message ${path}`);
		return String(format(message as CompiledMessage, locale, values, { formatters, timeZone: 'Africa/Cairo' }));
	};
}
