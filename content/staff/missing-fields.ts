import { z } from 'zod';
import { contentCollections } from '#cms/access/tables.ts';
import type { Field, Label } from '#cms/schema/define.ts';
import { type Locale, localeCodes, locales } from '#domain/locales.ts';
import type { Document } from '../documents.ts';
import { type CollectionName, registry } from '../entities/registry.ts';
import { leftOut } from '../replica/left-out.ts';

/** A field as Studio calls it, and the language whose words are missing. */
export type MissingField = { label: Label; language: Locale | null };

/** Without one of these a page looks unfinished. */
const pictures = ['images', 'image', 'photo', 'logo'];

const textsByLanguage = z.record(z.string(), z.record(z.string(), z.unknown())).catch({});

const isEmpty = (value: unknown): boolean =>
	value === null || value === undefined || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && !value.length);

/** What somebody has to fill in, or correct, before a record is fit to be shown. */
export function missingFields(name: CollectionName, document: Document): MissingField[] {
	const collection = contentCollections.find((one) => one.name === name);
	if (!collection) return [];
	const { fields, translated = [] } = collection;
	const texts = textsByLanguage.parse(document['translations']);
	const parsed = registry[name].schema.safeParse(document);
	const wrong = new Set<unknown>(
		parsed.success ? leftOut(document, parsed.data).map(({ field }) => field) : parsed.error.issues.map(({ path }) => path[0]),
	);
	const isMissing = (field: Field) =>
		wrong.has(field.name) || ((field.meta.required || pictures.includes(field.name)) && isEmpty(document[field.name]));
	return [
		...fields.filter(isMissing).map(({ label }) => ({ label, language: null })),
		...translated
			.filter(({ meta }) => meta.required)
			.flatMap(({ name: text, label }) =>
				localeCodes.filter((code) => isEmpty(texts[locales[code].cms]?.[text])).map((language) => ({ label, language })),
			),
	];
}
