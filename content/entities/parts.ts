import { z } from 'zod';
import { floors, MOST_ROOMS, MOST_SQUARE_METRES } from '#domain/geometry.ts';
import type { Locale } from '#domain/locales.ts';
import { MOST_POUNDS } from '#domain/money/amounts.ts';
import { bindUnits } from './bind-units.ts';
import { safeHtml } from './safe-html.ts';

/** The field types that entities are made of. Databases return numbers and dates in different forms, which become one here. */
export type Localized<T> = Record<Locale, T>;

export const isEmpty = (value: unknown): boolean =>
	value === null ||
	value === undefined ||
	(typeof value === 'string' && value.trim() === '') ||
	(typeof value === 'object' && Object.keys(value).length === 0);

/** An invalid value becomes null, so that the rest of the row is kept. */
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
export const id = finite.pipe(z.number().int().min(1).max(LARGEST_ID));
export const reference = optional(id);
export const references = defineList(id);
export const fileId = optional(z.uuid());
export const fileIds = defineList(z.uuid());

export const amount = finite.pipe(z.number().nonnegative().max(MOST_POUNDS));
export const optionalAmount = optional(amount);
/** May be negative: the over of a home that is sold at a loss. */
export const signedAmount = optional(finite.pipe(z.number().min(-MOST_POUNDS).max(MOST_POUNDS)));
export const percent = finite.pipe(z.number().min(0).max(100));
export const optionalPercent = optional(percent);
export const squareMetres = optional(finite.pipe(z.number().min(0).max(MOST_SQUARE_METRES)));
export const optionalCount = optional(finite.pipe(z.number().int().nonnegative()));
export const rooms = optional(finite.pipe(z.number().int().min(0).max(MOST_ROOMS)));
export const floor = optional(finite.pipe(z.number().int().min(floors.least).max(floors.most)));
export const wholeNumber = optional(finite.pipe(z.number().int()));
/** Zero (straight ahead) if invalid. */
export const angle = (most: number) => optional(finite.pipe(z.number().min(-most).max(most))).transform((degrees) => degrees ?? 0);
export const flag = z.union([z.boolean(), z.number()]).nullish().transform(Boolean);
export const words = z
	.string()
	.nullish()
	.transform((value) => (value?.trim() && bindUnits(value.trim())) || null);

export const defineChoice = <V extends string>(values: readonly V[]) => z.enum(values);

/** Null if not one of the listed values. */
export const knownValue = <V extends string>(values: readonly V[]) => optional(defineChoice(values));
export const knownValues = <V extends string>(values: readonly V[]) => defineList(defineChoice(values));

/** For lists where empty means “all”: null if none of the values is known, because an empty list would mean all. */
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

/** People type `www.example.com/pn`. */
const withoutScheme = /^[a-z0-9-]+(\.[a-z0-9-]+)+(?:[/?#]|$)/i;

/** Null for anything but http and https. */
export const webAddress = words.transform((value) => {
	const url = value === null ? null : URL.parse(withoutScheme.test(value) ? `https://${value}` : value);
	return url && /^https?:$/.test(url.protocol) ? url.href : null;
});

/** Null unless https, for what pages embed from other sites. */
export const secureAddress = webAddress.transform((value) => (value?.startsWith('https:') ? value : null));

/** A path on this site, or a web address. */
export const link = words.transform((value) => (value?.match(/^\/(?![/\\])/) ? value : webAddress.parse(value)));

/** In any usual notation; null for anything else. */
export const phoneNumber = words.transform((value) => (value && /^\+?[\d\s()./-]{3,24}$/.test(value) ? value : null));
export const emailAddress = words.transform((value) => (z.email().max(254).safeParse(value).success ? value : null));

export const wordList = defineList(z.string());

/** `2026-11-15`, without the time that some databases add. */
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

export const stamps = { date_created: optionalMoment, date_updated: optionalMoment };

const geoPoint = z
	.object({ type: z.literal('Point'), coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]) })
	.transform(({ coordinates: [longitude, latitude] }) => ({ longitude, latitude }));
export const point = optional(geoPoint);

export const html = z
	.string()
	.nullish()
	.transform((value) => (value ? bindUnits(safeHtml(value)) : ''));

/** Texts by language. A missing language falls back to the other one; a row without any text does not parse. */
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
