import { z } from 'zod';
import { floors, MOST_ROOMS, MOST_SQUARE_METRES } from '#domain/geometry.ts';
import type { Locale } from '#domain/locales.ts';
import { MOST_POUNDS } from '#domain/money/amounts.ts';
import { bindUnits } from './bind-units.ts';
import { safeHtml } from './safe-html.ts';

/** The small types every entity is made of. Databases differ in how they give numbers and dates back: here they become one. */
export type Localized<T> = Record<Locale, T>;

/** Nothing was written, or nothing but spaces. */
export const isEmpty = (value: unknown): boolean =>
	value === null ||
	value === undefined ||
	(typeof value === 'string' && value.trim() === '') ||
	(typeof value === 'object' && Object.keys(value).length === 0);

/** Null where nothing usable stands: a value that makes no sense is left out, and takes nothing down with it. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
	z
		.unknown()
		.optional()
		.transform((value): z.output<Schema> | null => (value === null ? null : (schema.safeParse(value).data ?? null)));
export const defineList = <Schema extends z.ZodType>(schema: Schema) =>
	z
		.unknown()
		.optional()
		.transform((list): z.output<Schema>[] =>
			(Array.isArray(list) ? list : []).flatMap((value) => (value === null ? [] : (schema.safeParse(value).data ?? []))),
		);

const LARGEST_ID = 2 ** 31 - 1;
const finite = z.union([z.number(), z.string().trim().min(1).transform(Number)]).pipe(z.number());
/** As databases number rows. */
export const id = finite.pipe(z.number().int().min(1).max(LARGEST_ID));
export const reference = optional(id);
export const references = defineList(id);
export const fileId = optional(z.uuid());
export const fileIds = defineList(z.uuid());

/** An amount of money, never negative. */
export const amount = finite.pipe(z.number().nonnegative().max(MOST_POUNDS));
export const optionalAmount = optional(amount);
/** Also below nothing: what an owner asks for on top of what was paid. */
export const signedAmount = optional(finite.pipe(z.number().min(-MOST_POUNDS).max(MOST_POUNDS)));
export const percent = finite.pipe(z.number().min(0).max(100));
export const optionalPercent = optional(percent);
export const squareMetres = optional(finite.pipe(z.number().min(0).max(MOST_SQUARE_METRES)));
export const optionalCount = optional(finite.pipe(z.number().int().nonnegative()));
export const rooms = optional(finite.pipe(z.number().int().min(0).max(MOST_ROOMS)));
export const floor = optional(finite.pipe(z.number().int().min(floors.least).max(floors.most)));
export const wholeNumber = optional(finite.pipe(z.number().int()));
/** Straight ahead where nothing usable stands. */
export const angle = (most: number) => optional(finite.pipe(z.number().min(-most).max(most))).transform((degrees) => degrees ?? 0);
export const flag = z.union([z.boolean(), z.number()]).nullish().transform(Boolean);
export const words = z
	.string()
	.nullish()
	.transform((value) => (value?.trim() && bindUnits(value.trim())) || null);

/** One of the values that the site has a name for. */
export const defineChoice = <V extends string>(values: readonly V[]) => z.enum(values);

/** The same where nothing depends on it. */
export const knownValue = <V extends string>(values: readonly V[]) => optional(defineChoice(values));
export const knownValues = <V extends string>(values: readonly V[]) => defineList(defineChoice(values));

/** Where an empty list means all of them: a list without a known value is left out, not read as empty. */
export const onlyKnownValues = <V extends string>(values: readonly V[]) =>
	z
		.unknown()
		.optional()
		.transform((said, context) => {
			const known = knownValues(values).parse(said);
			if (known.length === 0 && Array.isArray(said) && said.length > 0)
				context.addIssue({ code: 'custom', message: 'none of them is known' });
			return known;
		});

/** `www.example.com/pn` is what people type. */
const withoutScheme = /^[a-z0-9-]+(\.[a-z0-9-]+)+(?:[/?#]|$)/i;

/** An address on the web; a link of any other kind is none. */
export const webAddress = words.transform((value) => {
	const url = value === null ? null : URL.parse(withoutScheme.test(value) ? `https://${value}` : value);
	return url && /^https?:$/.test(url.protocol) ? url.href : null;
});

/** What a page shows of another site comes over a line that nobody changes on the way. */
export const secureAddress = webAddress.transform((value) => (value?.startsWith('https:') ? value : null));

/** A path on this site, or an address on the web. */
export const link = words.transform((value) => (value?.match(/^\/(?![/\\])/) ? value : webAddress.parse(value)));

/** As people write one; whatever else is there is called by nobody. */
export const phoneNumber = words.transform((value) => (value && /^\+?[\d\s()./-]{3,24}$/.test(value) ? value : null));
export const emailAddress = words.transform((value) => (z.email().max(254).safeParse(value).success ? value : null));

export const wordList = defineList(z.string());

/** `2026-11-15`, whatever the database adds to it. */
export const day = z
	.string()
	.transform((value) => value.slice(0, 10))
	.pipe(z.iso.date());
export const optionalDay = optional(day);
export const moment = z
	.string()
	.transform((value) => (/Z|[+-]\d\d:?\d\d$/.test(value) ? value : `${value}Z`))
	.pipe(z.iso.datetime({ offset: true }));
const optionalMoment = optional(moment);

/** When a record was made, and when it was last changed. */
export const stamps = { date_created: optionalMoment, date_updated: optionalMoment };

const geoPoint = z
	.object({ type: z.literal('Point'), coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]) })
	.transform(({ coordinates: [longitude, latitude] }) => ({ longitude, latitude }));
export const point = optional(geoPoint);

/** Rich text, made safe. */
export const html = z
	.string()
	.nullish()
	.transform((value) => (value ? bindUnits(safeHtml(value)) : ''));

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

export const name = z.string().trim().min(1).transform(bindUnits);
