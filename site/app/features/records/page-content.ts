import type { Head } from '../../head.ts';
import type { PageRequest } from '../../page-loader.ts';
import { type Block, blocksOf } from './block-data.ts';

export type PageContent = { title: string; summary: string | null; blocks: Block[] };

/** What editors wrote for a page of the site; without a record of it the page still has its name. */
export function pageContent(request: PageRequest, key: string, name: string): PageContent {
	const page = request.read.page(key);
	if (!page) return { title: name, summary: null, blocks: [] };
	return { ...page.translations[request.locale], blocks: blocksOf(request, page.id) };
}

/** The whole loader of a page that holds nothing else. */
export function editorialPage(request: PageRequest, key: string, name: string): { head: Head; content: PageContent } {
	const content = pageContent(request, key, name);
	return { head: request.head({ title: content.title, description: content.summary, path: `/${key}` }), content: request.drawn(content) };
}
