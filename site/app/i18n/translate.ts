import format, { type CompiledMessage } from 'icu-minify/format';
import { dateTimeFormat, numberFormat, pluralRules } from './intl-formats.ts';
import type { Messages } from './messages.ts';

/** Every key as a path: `nav.home`. */
export type Keys<T, Path extends string = ''> = {
	[K in keyof T & string]: T[K] extends string ? `${Path}${K}` : Keys<T[K], `${Path}${K}.`>;
}[keyof T & string];
export type Values = Record<string, string | number>;
export type Translate<Key extends string = Keys<Messages>> = (key: Key, values?: Values) => string;

const formatters = { getDateTimeFormat: dateTimeFormat, getNumberFormat: numberFormat, getPluralRules: pluralRules };

type Problem = { key: string; locale: string; error: string };
let report = (problem: Problem): void => console.error(problem);

/** Sets where broken messages are reported; by default the console. */
export const reportProblems = (tell: (problem: Problem) => void): void => {
	report = tell;
};

/** Messages are compiled at build. A missing or broken one never fails a page: visitors see the words of its key. */
export function createTranslator(messages: Messages, locale: string, namespace?: string): Translate<string> {
	const known = found.get(messages) ?? new Map<string, CompiledMessage>();
	found.set(messages, known);
	return (key, values) => {
		const path = namespace ? `${namespace}.${key}` : key;
		try {
			const message = known.get(path) ?? findMessage(messages, path);
			known.set(path, message);
			return typeof message === 'string' ? message : String(format(message, locale, values, { formatters, timeZone: 'Africa/Cairo' }));
		} catch (error) {
			if (isDevelopment()) throw error;
			reportOnce(path, locale, String(error));
			return readableKey(path);
		}
	};
}

/** A cache by path; missing messages are not cached. */
const found = new WeakMap<Messages, Map<string, CompiledMessage>>();

/** A compiled message is a string or a list; an object is a section of the dictionary. */
function findMessage(messages: Messages, path: string): CompiledMessage {
	const message = path
		.split('.')
		.reduce<unknown>((node, part) => (isPart(node) && Object.hasOwn(node, part) ? node[part] : undefined), messages);
	if (typeof message !== 'string' && !Array.isArray(message)) throw new Error(`There is no message ${path}`);
	return message as CompiledMessage;
}
const isPart = (node: unknown): node is Record<string, unknown> => typeof node === 'object' && node !== null;

/** Development and tests throw on a broken message. */
const isDevelopment = () => typeof process !== 'undefined' && process.env['NODE_ENV'] !== 'production';

/** `view.first_row_sea` → `first row sea` */
const readableKey = (path: string): string => {
	const name = path.slice(path.lastIndexOf('.') + 1);
	return name
		.replace(/([a-z])([A-Z])/g, '$1 $2')
		.replaceAll('_', ' ')
		.toLowerCase();
};

const MOST_REPORTED = 1000;
const reported = new Set<string>();

function reportOnce(key: string, locale: string, error: string): void {
	const problem = `${locale} ${key}`;
	if (reported.has(problem) || reported.size >= MOST_REPORTED) return;
	reported.add(problem);
	report({ key, locale, error });
}
