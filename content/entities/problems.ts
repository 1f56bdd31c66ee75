import { z } from 'zod';
import { contentCollections } from '#cms/access/tables.ts';
import type { Field } from '#cms/schema/define.ts';
import { type Locale, localeCodes, locales } from '#domain/locales.ts';
import type { ProblemRule } from '#domain/vocabulary.ts';
import type { Document } from '../documents.ts';
import { listSkippedValues } from '../replica/skipped-values.ts';
import { findContradictions } from './contradictions.ts';
import { isEmpty } from './parts.ts';
import { type CollectionName, registry } from './registry.ts';
import { countPictures, safeHtml } from './safe-html.ts';

/** `text` and `language`: the translated field and the language concerned. */
export type Problem = { rule: ProblemRule; field: string; text?: string; language?: Locale };

/** Nobody enquires about a home without photos, and a card of a post needs its picture. */
const photographs: Partial<Record<CollectionName, string>> = { property: 'images', project: 'images', launch: 'images', post: 'image' };

const textsByLanguage = z.record(z.string(), z.record(z.string(), z.unknown())).catch({});

/** Why a record cannot be shown as it is. Directus refuses to publish it for these reasons, and previews list them. */
export function findProblems(name: CollectionName, document: Document): Problem[] {
	const { fields = [], translated = [] } = contentCollections.find((one) => one.name === name) ?? {};
	const texts = textsByLanguage.parse(document['translations']);
	const parsed = registry[name].schema.safeParse(document);
	const photograph = photographs[name];
	const required = translated.filter(isRequired);
	const all: Problem[] = [
		...fields.filter(isRequired).flatMap(({ name: field }) => (isEmpty(document[field]) ? [{ rule: 'missing' as const, field }] : [])),
		...(parsed.success ? listSkippedValues(document, parsed.data) : readIssues(parsed.error, required.length > 0)).map(({ field }) => ({
			rule: isEmpty(document[field]) ? ('missing' as const) : ('wrong' as const),
			field,
		})),
		...(photograph && isEmpty(document[photograph]) ? [{ rule: 'photo' as const, field: photograph }] : []),
		...required.flatMap(({ name: text }) => findMissingTexts(texts, text)),
		...translated.flatMap(({ name: text }) => findForeignPictures(texts, text)),
		...findContradictions(name, document),
	];
	return [...new Map(all.map((problem) => [problemKey(problem), problem])).values()];
}

export const problemKey = ({ rule, field, text, language }: Problem): string => [rule, field, text, language].join(' ');

const isRequired = ({ meta, staffOnly }: Field) => meta.required === true && !staffOnly;

/** Missing texts are reported per language, if any of them is required. */
const readIssues = ({ issues }: z.ZodError, hasRequiredWords: boolean) =>
	issues.flatMap(({ path: [field] }) => (field === 'translations' && hasRequiredWords ? [] : [{ field: String(field) }]));

type Texts = z.output<typeof textsByLanguage>;

const findMissingTexts = (texts: Texts, text: string): Problem[] =>
	localeCodes.flatMap((language) =>
		isEmpty(texts[locales[language].cms]?.[text]) ? [{ rule: `missing_${language}`, field: 'translations', text, language }] : [],
	);

/** Pictures that are not our own files are removed from rich text. */
const findForeignPictures = (texts: Texts, text: string): Problem[] =>
	localeCodes.flatMap((language) => {
		const markup = texts[locales[language].cms]?.[text];
		if (typeof markup !== 'string' || !/<img\b/i.test(markup)) return [];
		return countPictures(safeHtml(markup)) < countPictures(markup) ? [{ rule: 'picture', field: 'translations', text, language }] : [];
	});
