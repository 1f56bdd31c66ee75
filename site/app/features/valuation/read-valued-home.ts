import * as z from 'zod/mini';
import type { PageRequest } from '#app/page-loader.ts';
import { choice, optionalChoice, readForm, squareMetres, type Typed, wholeNumber } from '#app/parts/forms/schema.ts';
import { type Finishing, finishings, type PropertyType, type Purpose, propertyTypes, purposes } from '#domain/vocabulary.ts';

/** Not priced per m² of built-up area. */
const notByMetre: ReadonlySet<PropertyType> = new Set(['land', 'building']);
export const valuedTypes = propertyTypes.filter((type) => !notByMetre.has(type));

const MOST_LETTERS = 40;
const names = ['purpose', 'area', 'type', 'builtUp', 'finishing', 'compound'] as const;
export const compoundAnswers = ['in', 'outside'] as const;
export type ValuedField = (typeof names)[number];
const required: readonly ValuedField[] = ['area', 'type', 'builtUp'];

const schema = z.object({
	purpose: choice(purposes),
	area: wholeNumber({ least: 1, most: 999_999_999 }),
	type: choice(valuedTypes),
	builtUp: squareMetres({ least: 15, most: 20_000 }),
	finishing: optionalChoice(finishings),
	compound: optionalChoice(compoundAnswers),
});

export type ValuedHome = {
	purpose: Purpose;
	area: number;
	type: PropertyType;
	builtUp: number;
	finishing: Finishing | null;
	/** Homes inside and outside compounds have different price levels. */
	compound: (typeof compoundAnswers)[number] | null;
};

/** Cut to the maximum length of each field. */
export const readTyped = (params: URLSearchParams): Typed =>
	Object.fromEntries(names.flatMap((name) => (params.has(name) ? [[name, [(params.get(name) ?? '').slice(0, MOST_LETTERS)]]] : [])));

type Read = { kind: 'nothing' } | { kind: 'wrong'; fields: ValuedField[] } | { kind: 'home'; home: ValuedHome };

/** A home to value, or the fields with problems, or null when nothing was asked. */
export function readValuedHome({ read }: Pick<PageRequest, 'read'>, typed: Typed): Read {
	if (Object.keys(typed).length === 0) return { kind: 'nothing' };
	const result = readForm(schema, { purpose: ['sale'], ...typed });
	const isEmpty = (name: ValuedField) => !typed[name]?.at(-1)?.trim();
	if (!result.ok)
		return { kind: 'wrong', fields: names.filter((name) => name in result.problems || (required.includes(name) && isEmpty(name))) };
	const { area, builtUp, ...others } = result.value;
	if (builtUp !== null && area !== null && read.get('area', area)) return { kind: 'home', home: { area, builtUp, ...others } };
	return { kind: 'wrong', fields: required.filter((name) => isEmpty(name) || (name === 'area' && !(area && read.get('area', area)))) };
}
