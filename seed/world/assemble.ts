import { type Locale, locales } from '#domain/locales.ts';
import type { Row, SampleRecord } from '../records.ts';
import type { Text } from '../sample/shapes.ts';
import { slugify } from './slug.ts';

/** Sample ids start here, above those of earlier rows. */
export const FIRST_ID = 1001;

export const idAt = (index: number) => FIRST_ID + index;

/** The agent of the sample account, who finds work at sign-in, such as prices to check. */
export const SAMPLE_AGENT = idAt(0);

/** Key → database id, in list order. */
export const assignIds = (list: readonly { key: string }[]) => new Map(list.map(({ key }, index) => [key, idAt(index)]));

export function idFor(ids: Map<string, number>, key: string): number {
	const id = ids.get(key);
	if (id === undefined) throw new Error(`sample content names “${key}”, which does not exist`);
	return id;
}

type Texts = Record<string, Text | { en: unknown; ar: unknown } | undefined>;

/** Both translations, with a slug made from the name. */
export function translations(collection: string, texts: Texts, withSlug = true) {
	const inLanguage = (language: Locale): Row => ({
		languages_code: locales[language].cms,
		...Object.fromEntries(Object.entries(texts).flatMap(([field, text]) => (text ? [[field, text[language]]] : []))),
		...(withSlug && texts['name'] && { slug: slugify(String(texts['name'][language])) }),
	});
	return { table: `${collection}_translations`, rows: [inLanguage('en'), inLanguage('ar')] };
}

/** Rows of a junction, in order. */
export const links = (table: string, key: string, targets: readonly (number | string)[]) => ({
	table,
	rows: targets.map((target, sort): Row => ({ [key]: target, sort })),
});

export const record = (collection: string, row: Row & { id: number }, parts: SampleRecord['parts'] = []): SampleRecord => ({
	collection,
	row: { status: 'published', ...row },
	parts: parts.filter(({ rows }) => rows.length > 0),
});

export const point = (latitude: number, longitude: number) => ({ type: 'Point', coordinates: [round(longitude), round(latitude)] });

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

export function dayFrom(today: string, days: number): string {
	const date = new Date(`${today}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + days);
	return date.toISOString().slice(0, 10);
}
