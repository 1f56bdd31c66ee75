import type { CollectionPageLeaf, SearchResultsPageLeaf } from 'schema-dts';
import type { RecordLink } from '#app/record-link.ts';
import { absolute, type DescribedPage, pageFields } from './described-page.ts';

type List = {
	items: readonly RecordLink[];
	/** Totals across all pages of the list; `offset` is the number of earlier items. */
	total: number;
	offset?: number;
	/** Lists addresses without names where there are many: the slugs contain the names. */
	isNamed?: boolean;
};

export const itemList = (page: DescribedPage, list: List): CollectionPageLeaf => ({
	...pageFields(page),
	'@type': 'CollectionPage',
	mainEntity: buildItemList(page, list),
});

export const searchResults = (page: DescribedPage, list: List): SearchResultsPageLeaf => ({
	...pageFields(page),
	'@type': 'SearchResultsPage',
	mainEntity: buildItemList(page, { ...list, isNamed: false }),
});

const buildItemList = (page: DescribedPage, { items, total, offset = 0, isNamed = true }: List) =>
	({
		'@type': 'ItemList',
		numberOfItems: total,
		itemListElement: items.map(({ to, text }, index) => ({
			'@type': 'ListItem' as const,
			position: offset + index + 1,
			...(isNamed ? { name: text, url: absolute(page, to) } : { url: decodeURI(absolute(page, to)) }),
		})),
	}) as const;
