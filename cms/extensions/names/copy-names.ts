import { findTitle } from '../../schema/automatic.ts';
import { model } from '../../schema/model.ts';
import type { Database, Key } from '../hook.ts';

/** A collection whose records are named in their translations. */
export type NamedCollection = { collection: string; texts: string; ownerKey: string; title: string };

export const named: NamedCollection[] = model.flatMap((collection) => {
	const title = findTitle(collection)?.name;
	const { name } = collection;
	return title ? [{ collection: name, texts: `${name}_translations`, ownerKey: `${name}_id`, title }] : [];
});

const columns = { name_en: 'en_US', name_ar: 'ar_EG' };

/** Copies the names of these records, or of all, from their translations. Writes directly to the database, because it is not an edit. Returns how many differed. */
export async function copyNames(database: Database, { collection, texts, ownerKey, title }: NamedCollection, keys: readonly Key[] | 'all') {
	const name = "(select nullif(max(??), '') from ?? where ?? = ?? and languages_code = ?)";
	const values = (language: string) => [title, texts, `${texts}.${ownerKey}`, `${collection}.id`, language];
	const isOther = Object.keys(columns)
		.map(() => `coalesce(??, '') <> coalesce(${name}, '')`)
		.join(' or ');
	const others = database(collection).whereRaw(
		`(${isOther})`,
		Object.entries(columns).flatMap(([column, language]) => [column, ...values(language)]),
	);
	const copies = Object.entries(columns).map(([column, language]) => [column, database.raw(name, values(language))]);
	return Number(await (keys === 'all' ? others : others.whereIn('id', keys)).update(Object.fromEntries(copies)));
}
