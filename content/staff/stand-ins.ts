import { z } from 'zod';
import { contentCollections } from '#cms/access/tables.ts';
import { cairoToday } from '#domain/cairo.ts';
import { localeCodes, locales } from '#domain/locales.ts';
import type { Document, Row } from '../documents.ts';
import { type CollectionName, registry } from '../entities/registry.ts';

/** An id that no record has. */
const NOBODY = 2 ** 31 - 1;

const values: { [C in CollectionName]?: () => Row } = {
	area: () => ({ location: NOBODY, code: '' }),
	project: () => ({ developer: NOBODY, area: NOBODY }),
	launch: () => ({ developer: NOBODY, area: NOBODY, launch_date: new Date().toISOString() }),
	property: () => ({ purpose: 'sale', market: 'resale', category: 'residential', type: 'apartment', area: NOBODY, price: 1 }),
	offer: () => ({ valid_from: cairoToday(), valid_until: cairoToday() }),
};

const texts = z.record(z.string(), z.record(z.string(), z.unknown())).catch({});

/**
 * Fills in what a page cannot be drawn without, so that an incomplete draft can be previewed. These places are marked and their content is hidden.
 * Missing texts of one language are taken from the other.
 */
export function withStandIns(collection: CollectionName, document: Document): Document {
	const { error } = registry[collection].schema.safeParse(document);
	if (!error) return document;
	const wrong = new Set(error.issues.map(({ path }) => path[0]));
	const stands = Object.entries(values[collection]?.() ?? {}).filter(([field]) => wrong.has(field));
	return {
		...document,
		...Object.fromEntries(stands),
		...(wrong.has('translations') && { translations: fillTexts(collection, document) }),
	};
}

function fillTexts(collection: CollectionName, document: Document): Record<string, Row> {
	const given = texts.parse(document['translations']);
	const { translated = [] } = contentCollections.find(({ name }) => name === collection) ?? {};
	const required = translated.filter(({ meta }) => meta.required).map(({ name }) => name);
	const codes = localeCodes.map((code) => locales[code].cms);
	const isWritten = (value: unknown) => typeof value === 'string' && value.trim() !== '';
	const choose = (code: string, field: string) =>
		[given[code], ...codes.map((other) => given[other])].map((text) => text?.[field]).find(isWritten) ?? '…';
	return Object.fromEntries(
		codes.map((code) => [code, { ...given[code], ...Object.fromEntries(required.map((field) => [field, choose(code, field)])) }]),
	);
}
