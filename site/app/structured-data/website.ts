import type { SearchActionLeaf, WebSiteLeaf } from 'schema-dts';
import { locales } from '#domain/locales.ts';
import { localePath } from '../i18n/locale-paths.ts';
import { absolute, type DescribedPage, homeAddress, organizationId, websiteId } from './described-page.ts';

/** schema-dts lacks `query-input`, which search engines require. */
type SearchBox = SearchActionLeaf & { 'query-input': string };

export function website(page: DescribedPage): WebSiteLeaf {
	const search: SearchBox = {
		'@type': 'SearchAction',
		target: { '@type': 'EntryPoint', urlTemplate: `${absolute(page, localePath('/search', page.locale))}?q={search_term_string}` },
		'query-input': 'required name=search_term_string',
	};
	return {
		'@type': 'WebSite',
		'@id': websiteId(page),
		url: homeAddress(page),
		name: page.siteName,
		description: page.description,
		inLanguage: locales[page.locale].language,
		publisher: { '@id': organizationId(page) },
		potentialAction: search,
	};
}
