import type { Thing, WebPageLeaf } from 'schema-dts';
import type { Photo } from '#content/reader.ts';
import { type Locale, locales } from '#domain/locales.ts';
import { localePath } from '../i18n/locale-paths.ts';
import { photoAddress } from '../ui/photo-address.ts';

/** `address` is the canonical one. */
export type DescribedPage = {
	origin: string;
	address: string;
	locale: Locale;
	title: string;
	description: string;
	siteName: string;
	country: string;
};

export type Describe = (page: DescribedPage) => Thing[];

export const absolute = ({ origin }: DescribedPage, path: string): string => encodeURI(decodeURI(`${origin}${path}`));

export const organizationId = ({ origin }: DescribedPage) => `${origin}/#organization`;
export const websiteId = ({ origin }: DescribedPage) => `${origin}/#website`;
export const homeAddress = (page: DescribedPage) => absolute(page, localePath('/', page.locale));

/** Common to every page. A more specific type (listing, profile) starts from these fields. */
export const pageFields = (page: DescribedPage) =>
	({
		'@id': page.address,
		url: page.address,
		name: page.title,
		description: page.description,
		inLanguage: locales[page.locale].language,
		isPartOf: { '@type': 'WebSite', '@id': websiteId(page), name: page.siteName, url: homeAddress(page) },
		...(page.address !== homeAddress(page) && { breadcrumb: { '@id': `${page.address}#breadcrumb` } }),
	}) satisfies Partial<WebPageLeaf>;

export const picture = (page: DescribedPage, photo: Photo) =>
	({ '@type': 'ImageObject', url: photoUrl(page, photo), ...(photo.alt && { caption: photo.alt }) }) as const;

/** A sample is enough; the page has the rest. */
const PICTURES = 8;

export const pictures = (page: DescribedPage, photos: readonly Photo[]): string[] =>
	photos.slice(0, PICTURES).map((photo) => photoUrl(page, photo));

const photoUrl = (page: DescribedPage, photo: Photo) => absolute(page, photoAddress(photo, 1536));
