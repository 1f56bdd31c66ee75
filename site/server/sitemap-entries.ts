import { type Addressable, recordPath } from '#app/addresses.ts';
import { siteMap } from '#app/site-map.ts';
import { photoAddress } from '#app/ui/photo-address.ts';
import type { Search } from '#catalogue/open-search.ts';
import type { Entity } from '#content/entities/registry.ts';
import type { Reader } from '#content/reader.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { Locale } from '#domain/locales.ts';

export type SitemapKind = 'page' | 'landing' | Addressable;
export type SitemapEntry = { paths: Record<Locale, string>; changed: string | null; images: string[] };

/** Staff pages and personal pages. */
const hidden = new Set<string>([
	'admin-search',
	'favorites',
	'compare',
	'viewing',
	'alerts',
	'alerts-confirm',
	'alerts-manage',
	'alerts-unsubscribe',
]);

const pages: SitemapEntry[] = siteMap
	.filter(({ page, paths: [path] }) => !path.includes(':') && !hidden.has(page))
	.map(({ paths: [path] }) => ({ paths: { en: path, ar: path }, changed: null, images: [] }));

/** Landing pages are counted once for all files. */
export type Findable = { read: Reader; landings: readonly SitemapEntry[] };

export const sitemapSize = ({ read, landings }: Findable, kind: SitemapKind): number =>
	kind === 'page' ? pages.length : kind === 'landing' ? landings.length : read.count(kind);

/** Only records that lists show: no drafts, sold or expired ones. */
export function sitemapEntries({ read, landings }: Findable, kind: SitemapKind, range: { limit: number; offset: number }): SitemapEntry[] {
	if (kind !== 'page' && kind !== 'landing') return recordEntries(read, kind, range);
	return (kind === 'page' ? pages : landings).slice(range.offset, range.offset + range.limit);
}

/** Indexed landing pages in both languages. */
export function landingEntries({ landings }: Pick<Search, 'landings'>): SitemapEntry[] {
	return landings.list().flatMap((page) => {
		const [en, ar] = [landings.write(page, 'en'), landings.write(page, 'ar')];
		return en && ar ? [{ paths: { en, ar }, changed: null, images: [] }] : [];
	});
}

function recordEntries<K extends Addressable>(read: Reader, kind: K, range: { limit: number; offset: number }): SitemapEntry[] {
	const today = cairoToday();
	return read.list(kind, range).map((record) => ({
		paths: { en: recordPath(kind, record, 'en'), ar: recordPath(kind, record, 'ar') },
		changed: latest([record.date_created, record.date_updated, ...days[kind](record)], today),
		images: pictures[kind](record)
			.slice(0, IMAGES)
			.flatMap((id) => listImages(read, id)),
	}));
}

/** Search engines read only a few. */
const IMAGES = 6;

type RecordValues = { [K in Addressable]: (record: Entity<K>) => (string | null)[] };

const none = () => [];

/** Dates on which a page's content changed, besides the record's own. */
const days: RecordValues = {
	property: ({ listed_on, price_checked_on, price_history }) => [
		listed_on,
		price_checked_on,
		...price_history.map(({ changed_on }) => changed_on),
	],
	post: ({ published_on }) => [published_on],
	project: none,
	launch: none,
	developer: none,
	location: none,
	area: none,
	agent: none,
	career: none,
};

const pictures: RecordValues = {
	property: ({ images }) => images,
	project: ({ images }) => images,
	launch: ({ images }) => images,
	developer: ({ cover, logo }) => [cover, logo],
	location: ({ image }) => [image],
	area: ({ image }) => [image],
	agent: ({ photo }) => [photo],
	post: ({ image }) => [image],
	career: none,
};

const DAY_LENGTH = '2026-11-15'.length;

/** The date in Cairo. */
const latest = (moments: (string | null)[], today: string): string | null =>
	moments
		.flatMap((moment) => (moment ? (moment.length > DAY_LENGTH ? cairoToday(new Date(moment)) : moment) : []))
		.filter((day) => day <= today)
		.toSorted()
		.at(-1) ?? null;

const WIDTH = 1536;

function listImages(read: Reader, id: string | null): string[] {
	const version = id === null ? null : read.version(id);
	return id && version ? [photoAddress({ id, version, width: WIDTH }, WIDTH)] : [];
}
