import * as z from 'zod/mini';
import { cairoToday } from '#domain/cairo.ts';
import { latinDigits } from '#domain/digits.ts';
import { readEmail } from '#domain/email.ts';
import { parseAmount, parseSignedAmount } from '#domain/money/typed-amount.ts';
import { readPhone } from '#domain/phone.ts';
import { cleanLine, cleanText } from '#domain/typed-text.ts';
import { isProblem, type Problem, type Problems } from './problems.ts';

/** All values by field name. A field with one value has a list of one or none. */
export type Typed = Record<string, string[]>;

/** Parses input to a value or a problem. */
const field = <T>(read: (typed: string[]) => T | Problem) =>
	z.pipe(
		z._default(z.array(z.string()), []),
		z.transform((typed: string[], context): T => {
			const value = read(typed);
			if (!isProblem(value)) return value;
			context.issues.push({ code: 'custom', message: value, input: typed, continue: true });
			return z.NEVER;
		}),
	);

export const single = <T>(read: (typed: string) => T | Problem) => field((typed) => read(typed.at(-1) ?? ''));

const NAME_MOST = 80;
const MESSAGE_MOST = 2000;

export const name = () =>
	single((typed) => {
		const text = cleanLine(typed);
		if (!/\p{L}.*\p{L}/u.test(text)) return 'name.missing';
		return text.length > NAME_MOST ? 'name.long' : text;
	});

/** Null when empty; forms that need a number require it themselves. */
export const phone = () =>
	single((typed) => {
		const read = readPhone(typed);
		if (read === 'phone.missing') return null;
		return typeof read === 'string' ? read : read.number;
	});

export const email = () =>
	single((typed) => {
		if (!cleanLine(typed)) return null;
		return readEmail(typed) ?? 'email.unreadable';
	});

export const line = (most: number) =>
	single((typed) => {
		const text = cleanLine(typed);
		return text.length > most ? 'text.long' : text;
	});

export const message = (most = MESSAGE_MOST) =>
	single((typed) => {
		const text = cleanText(typed);
		return text.length > most ? 'message.long' : text;
	});

/** Other values did not come from our page and are treated as empty. */
export const choice = <const T extends string>(values: readonly T[]) =>
	single((typed): T | Problem => (values.includes(typed as T) ? (typed as T) : 'choice.missing'));

export const optionalChoice = <const T extends string>(values: readonly T[]) =>
	single((typed): T | null => (values.includes(typed as T) ? (typed as T) : null));

/** A whole number in Latin or Arabic digits, with or without separators. */
export const wholeNumber = ({ least, most }: { least: number; most: number }) =>
	single((typed) => {
		const text = latinDigits(cleanLine(typed)).replace(/[\s,٬'’_]/g, '');
		if (!text) return null;
		if (!/^\d{1,15}(?:[.٫]0*)?$/.test(text)) return 'number.unreadable';
		const value = Number.parseInt(text, 10);
		return value < least ? 'number.small' : value > most ? 'number.large' : value;
	});

const metres = /(?<=\d)\s*(?:m|m2|m²|sq\.?\s?m|sqm|square met(?:re|er)s?|met(?:re|er)s?|م|م2|م²|متر|متر مربع|أمتار|امتار)\.?$/iu;

/** «١٥٠ متر», 150.5 m², 1,200: rounded to whole square metres. */
export const squareMetres = ({ least, most }: { least: number; most: number }) =>
	single((typed) => {
		const text = latinDigits(cleanLine(typed))
			.replace(metres, '')
			.replace(/[\s,٬'’_]/g, '')
			.replace('٫', '.');
		if (!text) return null;
		if (!/^\d{1,15}(?:\.\d{0,3})?$/.test(text)) return 'number.unreadable';
		const value = Math.round(Number(text));
		return value < least ? 'number.small' : value > most ? 'number.large' : value;
	});

/** Money as people write it: «٦ مليون», 7.5m, 500k, 6,000,000; may be negative. */
export const amount = ({ least, most }: { least: number; most: number }) =>
	single((typed) => {
		const text = cleanLine(typed);
		if (!text) return null;
		const value = least < 0 ? parseSignedAmount(text) : parseAmount(text);
		if (value === null) return 'money.unreadable';
		return value < least ? 'number.small' : value > most ? 'number.large' : value;
	});

/** Today or later, in the format of `<input type="date">`. */
export const comingDay = () =>
	single((typed) => {
		const day = latinDigits(typed.trim());
		if (!day) return null;
		return isDay(day) && day >= cairoToday() ? day : 'date.unreadable';
	});

const isDay = (text: string) =>
	/^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

export const consent = () => single((typed) => (typed === 'yes' ? true : 'consent.missing'));

/** Cleaned lines that the form parses itself. */
export const plainField = (most: number) => field((typed) => typed.map((text) => cleanLine(text).slice(0, most)));

export type FormSchema<Value> = z.ZodMiniType<Value> & { shape: Record<string, unknown> };

/** A problem of one field that depends on others. */
export const concerning = <Value extends object>(find: (value: Value) => [keyof Value & string, Problem] | null) =>
	z.check<Value>((context) => {
		const found = find(context.value);
		if (found) context.issues.push({ code: 'custom', message: found[1], path: [found[0]], input: context.value, continue: true });
	});

export type FormResult<Value> = { ok: true; value: Value } | { ok: false; problems: Problems };

export function readForm<Value>(schema: FormSchema<Value>, typed: Typed): FormResult<Value> {
	const result = schema.safeParse(typed);
	if (result.success) return { ok: true, value: result.data };
	const found = new Map(result.error.issues.toReversed().map(({ path, message }) => [path[0], message]));
	const problems = Object.keys(schema.shape).flatMap((name): [string, Problem][] => {
		const problem = found.get(name);
		return isProblem(problem) ? [[name, problem]] : [];
	});
	return { ok: false, problems: Object.fromEntries(problems) };
}
