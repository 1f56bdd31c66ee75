import { contentCollections } from '#cms/access/tables.ts';
import type { Label } from '#cms/schema/define.ts';
import type { Locale } from '#domain/locales.ts';
import type { Document } from '../documents.ts';
import { isEmpty } from '../entities/parts.ts';
import { findProblems } from '../entities/problems.ts';
import type { CollectionName } from '../entities/registry.ts';

/** A field as Studio names it, and the language that lacks it. If it is not empty, its value is invalid. */
export type MissingField = { field: string; label: Label; language: Locale | null; isEmpty: boolean };

/** Without these a page looks unfinished. */
const pictures = ['images', 'image', 'photo', 'logo'];

/** What has to be filled in or corrected before a record can be published. */
export function listMissingFields(name: CollectionName, document: Document): MissingField[] {
	const collection = contentCollections.find((one) => one.name === name);
	if (!collection) return [];
	const { fields, translated = [] } = collection;
	const problems = findProblems(name, document);
	const isMissing = (field: string) =>
		problems.some((problem) => problem.field === field) || (pictures.includes(field) && isEmpty(document[field]));
	return [
		...fields
			.filter((field) => isMissing(field.name))
			.map(({ name: field, label }) => ({ field, label, language: null, isEmpty: isEmpty(document[field]) })),
		...problems.flatMap(({ text, language = null }) =>
			translated.filter(({ name: word }) => word === text).map(({ name: field, label }) => ({ field, label, language, isEmpty: true })),
		),
	];
}
