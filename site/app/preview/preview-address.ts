import type { WantedRecord } from '#content/staff/read-draft.ts';
import { readVersionKey, VERSION_PARAMETER } from '#domain/preview-key.ts';
import { type Addressable, parseId } from '../addresses.ts';
import { withoutPrefix } from '../i18n/locale-paths.ts';
import { pageAt } from '../page-rules.ts';
import type { PageName } from '../site-map.ts';
import { isPreview } from './is-preview.ts';

const records: { [page in PageName]?: Addressable } = {
	property: 'property',
	compound: 'project',
	launch: 'launch',
	developer: 'developer',
	location: 'location',
	area: 'area',
	agent: 'agent',
	post: 'post',
	career: 'career',
};

/** Pages that list records without pages of their own: `/offers?record=7`. */
const lists: { [page in PageName]?: 'offer' | 'testimonial' } = { offers: 'offer', testimonials: 'testimonial' };
const RECORD = 'record';

/** Pages whose texts and blocks are records, keyed by page name. */
const written: readonly PageName[] = [
	...(['home', 'blog', 'agents', 'careers', 'offers', 'launches', 'about-us', 'locations', 'developers'] as const),
	...(['contact-us', 'our-process', 'testimonials', 'privacy', 'terms', 'list-your-property'] as const),
];

type Address = Pick<URL, 'pathname' | 'search'>;

export function previewedRecord(address: Address): WantedRecord | null {
	const record = isPreview(address.search) ? findRecord(address) : null;
	const version = readVersionKey(new URLSearchParams(address.search).get(VERSION_PARAMETER));
	if (!record || version === undefined) return null;
	return version === null ? record : { ...record, version };
}

function findRecord({ pathname, search }: Address): WantedRecord | null {
	const page = pageAt(pathname);
	if (!page) return null;
	const collection = records[page];
	if (collection) {
		const id = parseId(withoutPrefix(pathname).split('/').at(-1));
		return id === null ? null : { collection, id };
	}
	const listed = lists[page];
	const asked = listed ? parseId(new URLSearchParams(search).get(RECORD) ?? undefined) : null;
	if (listed && asked !== null) return { collection: listed, id: asked };
	return written.includes(page) ? { collection: 'page', id: page } : null;
}

/** Shown in a list, because it has no page of its own. */
export const isListed = ({ collection }: WantedRecord): boolean => Object.values(lists).some((listed) => listed === collection);

/** Drops all other parameters. */
export function previewAddress({ pathname }: Address, wanted: WantedRecord, key?: string): string {
	const query = new URLSearchParams({
		preview: 'true',
		...(isListed(wanted) && { [RECORD]: String(wanted.id) }),
		...(wanted.version && { [VERSION_PARAMETER]: wanted.version }),
		...(key && { key }),
	});
	return `${pathname}?${query}`;
}

const LONGEST = 1000;

/** Parses an address sent by a page; null unless it is on this site. */
export function readAddress(said: unknown, origin: string): URL | null {
	const url = typeof said === 'string' && said.length <= LONGEST ? URL.parse(said, origin) : null;
	return url?.origin === origin ? url : null;
}
