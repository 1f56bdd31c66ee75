import { z } from 'zod';
import { safeHtml } from './safe-html.ts';

/** The small types every entity is made of. Databases differ in how they give numbers and dates back: here they become one. */
export type Locale = 'en' | 'ar';
export type Localized<T> = Record<Locale, T>;

export const id = z.coerce.number().int();
export const reference = z.coerce
	.number()
	.int()
	.nullish()
	.transform((value) => value ?? null);
export const references = z
	.array(z.coerce.number().int().nullable())
	.nullish()
	.transform((list) => (list ?? []).filter((item) => item !== null));
export const fileId = z
	.uuid()
	.nullish()
	.transform((value) => value ?? null);
export const fileIds = z
	.array(z.uuid().nullable())
	.nullish()
	.transform((list) => (list ?? []).filter((item) => item !== null));

const finite = z.union([z.number(), z.string().min(1).transform(Number)]).pipe(z.number());
export const amount = finite;
export const optionalAmount = finite.nullish().transform((value) => value ?? null);
export const flag = z.union([z.boolean(), z.number()]).nullish().transform(Boolean);
export const words = z
	.string()
	.nullish()
	.transform((value) => value?.trim() || null);

/** One of the values that the site has a name for. */
export const oneOf = <V extends string>(choices: readonly { value: V }[]) => z.enum(choices.map(({ value }) => value) as [V, ...V[]]);

/** The same where nothing depends on it: a value nobody knows is left out, and takes nothing down with it. */
export function knownValue<V extends string>(choices: readonly { value: V }[]) {
	const known = oneOf(choices);
	return z
		.unknown()
		.optional()
		.transform((value) => known.safeParse(value).data ?? null);
}
export function knownValues<V extends string>(choices: readonly { value: V }[]) {
	const known = oneOf(choices);
	return z
		.unknown()
		.optional()
		.transform((list) => (Array.isArray(list) ? list : []).flatMap((value) => known.safeParse(value).data ?? []));
}

/** `www.example.com/pn` is what people type. */
const withoutScheme = /^[a-z0-9-]+(\.[a-z0-9-]+)+(?:[/?#]|$)/i;

/** An address on the web; a link of any other kind is none. */
export const webAddress = words.transform((value) => {
	const url = value === null ? null : URL.parse(withoutScheme.test(value) ? `https://${value}` : value);
	return url && /^https?:$/.test(url.protocol) ? url.href : null;
});

/** A path on this site, or an address on the web. */
export const link = words.transform((value) => (value?.match(/^\/(?![/\\])/) ? value : webAddress.parse(value)));

export const wordList = z
	.array(z.string())
	.nullish()
	.transform((list) => list ?? []);

/** `2026-11-15`, whatever the database adds to it. */
export const day = z
	.string()
	.regex(/^\d{4}-\d{2}-\d{2}/)
	.transform((value) => value.slice(0, 10));
export const optionalDay = day.nullish().transform((value) => value ?? null);
export const moment = z
	.string()
	.transform((value) => (/Z|[+-]\d\d:?\d\d$/.test(value) ? value : `${value}Z`))
	.pipe(z.iso.datetime({ offset: true }));
const optionalMoment = moment.nullish().transform((value) => value ?? null);

/** When a record was made, and when it was last changed. */
export const stamps = { date_created: optionalMoment, date_updated: optionalMoment };

export const point = z
	.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) })
	.nullish()
	.transform((value) => (value ? { longitude: value.coordinates[0], latitude: value.coordinates[1] } : null));

/** Rich text, made safe. */
export const html = z
	.string()
	.nullish()
	.transform((value) => (value ? safeHtml(value) : ''));

/** Texts by language. A missing language shows the other's words rather than nothing; a row without any is no row. */
export function texts<Shape extends z.ZodRawShape>(shape: Shape) {
	const one = z.object(shape);
	return z.object({ en_US: one.optional(), ar_EG: one.optional() }).transform((value, context): Localized<z.output<typeof one>> => {
		const [en, ar] = [value.en_US ?? value.ar_EG, value.ar_EG ?? value.en_US];
		if (en && ar) return { en, ar } as Localized<z.output<typeof one>>;
		context.addIssue({ code: 'custom', message: 'has no texts' });
		return z.NEVER;
	});
}

export const name = z.string().trim().min(1);
