import { type Addressable, parseId } from '../addresses.ts';
import { withoutPrefix } from '../i18n/locale-paths.ts';
import { pageAt } from '../page-rules.ts';
import type { PageName } from '../site-map.ts';
import { isPreview } from './is-preview.ts';

const kinds: { [page in PageName]?: Addressable } = {
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

export type PreviewedRecord = { collection: Addressable; id: number };

/** The record that an address asks a preview of. */
export const previewedRecord = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): PreviewedRecord | null =>
	isPreview(search) ? recordAt(pathname) : null;

/** The record that a page is about. */
export function recordAt(pathname: string): PreviewedRecord | null {
	const page = pageAt(pathname);
	const collection = page && kinds[page];
	const id = parseId(withoutPrefix(pathname).split('/').at(-1));
	return collection && id !== null ? { collection, id } : null;
}
