import type { Head } from '#app/head.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { StaticData } from '#app/static-data.ts';
import { describeBlocks } from '#app/structured-data/describe-pages.ts';
import type { Describe } from '#app/structured-data/described-page.ts';
import type { PageKey } from '#domain/vocabulary.ts';
import { type Block, buildBlocks } from '../blocks/block-data.ts';

export type PageContent = { title: string; summary: string | null; blocks: Block[] };

/** An editor's texts for a page; without a record, only its name. */
export function pageContent(request: PageRequest, key: PageKey, name: string): PageContent {
	const page = request.read.page(key);
	if (!page) return { title: name, summary: null, blocks: [] };
	return { ...page.translations[request.locale], blocks: buildBlocks(request, page.id) };
}

/** The loader of a page that consists only of editors' blocks. `describe` adds structured data besides its questions. */
export function editorialPage(
	request: PageRequest,
	key: PageKey,
	name: string,
	describe?: Describe,
): { head: Head; content: StaticData<PageContent> } {
	const content = pageContent(request, key, name);
	const structured: Describe = (page) => [...(describe?.(page) ?? []), ...describeBlocks(content.blocks)(page)];
	const head = request.head({ title: content.title, description: content.summary, path: `/${key}`, structured });
	return { head, content: request.staticData(content) };
}
