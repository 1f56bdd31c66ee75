import type { Actor } from './actors.ts';
import { CANARY } from './canary.ts';
import type { Schema } from './schema.ts';
import { findVisibleFields, listCollections, readKey, type StoredRows } from './truth.ts';

export type Place = { collection: string; field: string; key: string };

/** Finds hidden values in a text. */
export type Scan = (text: string) => Place[];

/** Patterns of values that are unmistakable anywhere. */
const telling = new RegExp(
	`${CANARY.source}|\\+2010\\d{8}|\\b[1-9]\\d{5,12}(?:\\.\\d+)?\\b|\\b1\\d\\d\\.\\d{1,2}\\b|\\b2[1-9]\\d\\d-\\d\\d-\\d\\d`,
	'g',
);

export function scanFor(schema: Schema, truth: StoredRows, actor: Actor): Scan {
	const hidden = new Map<string, Place>();
	const visible = new Set<string>();
	for (const { name, fields } of listCollections(schema))
		for (const row of truth.rows.get(name) ?? []) {
			const sees = findVisibleFields({ schema, truth }, actor, name, row);
			for (const field of fields) {
				if (field.isAlias) continue;
				// Numbers in revisions match others by chance, so they are only checked at their source.
				const isTelling = (value: string) => name !== 'directus_revisions' || !/^[\d.]+$/.test(value);
				for (const value of valuesIn(row[field.name]).filter(isTelling))
					if (sees(field.name)) visible.add(value);
					else hidden.set(value, { collection: name, field: field.name, key: String(readKey(schema, name, row)) });
			}
		}
	for (const value of visible) hidden.delete(value);
	return (text) => [...new Set(valuesIn(text))].flatMap((value) => hidden.get(value) ?? []);
}

function valuesIn(value: unknown): string[] {
	if (value === null || value === undefined || typeof value === 'boolean') return [];
	const text = typeof value === 'string' ? value : JSON.stringify(value);
	const found = text.match(telling) ?? [];
	// SQLite stores timestamps as milliseconds, which aggregates return.
	const moment = /^2[1-9]\d\d-\d\d-\d\dT/.test(text) ? [String(Date.parse(text.endsWith('Z') ? text : `${text}Z`))] : [];
	return [...found, ...moment].map((item) => (/^[\d.]+$/.test(item) ? String(Number(item)) : item));
}
