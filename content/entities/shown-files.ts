import { z } from 'zod';
import { contentCollections } from '#cms/access/tables.ts';
import { localeCodes, locales } from '#domain/locales.ts';
import type { Document } from '../documents.ts';
import type { Problem } from './problems.ts';
import { listPictureIds, safeHtml } from './safe-html.ts';

/** A file that a page shows, and the field its editor chose it in. */
type ShownFile = Pick<Problem, 'field' | 'text' | 'language'> & { id: string };

const fileIds = z.preprocess((value) => [value].flat(), z.array(z.uuid()).catch([]));
const markup = z.string().catch('');
const textsByLanguage = z.record(z.string(), z.record(z.string(), z.unknown())).catch({});

/** All files on a record's page: those of its fields, and pictures in its texts. */
export function listShownFiles(name: string, document: Document): ShownFile[] {
	const { fields = [], translated = [] } = contentCollections.find((one) => one.name === name) ?? {};
	const texts = textsByLanguage.parse(document['translations']);
	return [
		...fields
			.filter(({ relation, staffOnly }) => relation && relation.kind !== 'children' && relation.to === 'directus_files' && !staffOnly)
			.flatMap(({ name: field }) => fileIds.parse(document[field] ?? []).map((id) => ({ field, id }))),
		...translated.flatMap(({ name: text }) =>
			localeCodes.flatMap((language) =>
				listPictureIds(safeHtml(markup.parse(texts[locales[language].cms]?.[text]))).map((id) => ({
					field: 'translations',
					text,
					language,
					id,
				})),
			),
		),
	];
}
