import type { CollectionPageLeaf, SearchResultsPageLeaf } from 'schema-dts';
import type { RecordLink } from '#app/record-link.ts';
import { absolute, type DescribedPage, pageFields } from './described-page.ts';

type List = {
	items: readonly RecordLink[];
	/** How many there are on all pages of the list, and how many come before this one's. */
	total: number;
	offset?: number;
	/** A list of addresses is enough where the page has many: their names are written in them, in letters that are read (IRIs). */
	isNamed?: boolean;
};

/** A page that lists records which have pages of their own. */
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
