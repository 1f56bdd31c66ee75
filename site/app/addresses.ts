import type { Reader } from '#content/reader.ts';
import { type Locale, localeCodes } from '#domain/locales.ts';
import { slugify } from '#domain/slug.ts';
import { localePath } from './i18n/locale-paths.ts';

/** The paths of records: `/properties/1042-apartment-in-new-cairo`. */
const sections = {
	property: '/properties',
	project: '/compounds',
	launch: '/launches',
	developer: '/developers',
	location: '/locations',
	area: '/areas',
	agent: '/agents',
	post: '/blog',
	career: '/careers',
} as const;

export type Addressable = keyof typeof sections;
export const addressables = Object.entries(sections) as [Addressable, string][];

/** Parameter of a property page: the preselected payment plan. */
export const CHOSEN_PLAN = 'plan';

/** Parameter of a compound page: shows the homes of one cluster. */
export const CHOSEN_CLUSTER = 'cluster';

type Record = { id: number; translations: { [L in Locale]: { name: string; slug?: string | null } } };

/** Keyed by the texts object, which is a new one after every change. */
const slugs = new WeakMap<Record['translations'][Locale], string>();

function readSlug(texts: Record['translations'][Locale]): string {
	const known = slugs.get(texts) ?? (slugify(texts.slug ?? '') || slugify(texts.name));
	slugs.set(texts, known);
	return known;
}

/** Without language prefix. */
export function recordPath(kind: Addressable, { id, translations }: Record, locale: Locale): string {
	const readable = readSlug(translations[locale]);
	return `${sections[kind]}/${id}${readable && `-${readable}`}`;
}

/** Of the page of a record, which links to itself in the other language. */
export const recordPaths = (read: Pick<Reader, 'textsIn'>, kind: Addressable, record: Record): { [L in Locale]: string } => {
	for (const locale of localeCodes) read.textsIn(kind, record, locale);
	return { en: recordPath(kind, record, 'en'), ar: recordPath(kind, record, 'ar') };
};

export const recordAddress = (kind: Addressable, record: Record, locale: Locale): string =>
	localePath(recordPath(kind, record, locale), locale);

/** `1042` and `1042-anything` are record 1042; null for anything else. */
export function parseId(value: string | undefined): number | null {
	const found = /^([1-9]\d{0,9})(?:-.*)?$/.exec(value ?? '');
	return found ? Number(found[1]) : null;
}
