import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { buildLink } from '#app/parts/blocks/block-data.ts';
import type { RecordLink } from '#app/record-link.ts';
import type { PageBlock } from '#content/entities/editorial.ts';

export type SectionData = { title: string; html: string; more: RecordLink | null };

/** Uses the editor's texts, with defaults for what they left empty. */
export function buildSection(
	request: PageRequest,
	block: PageBlock,
	usual: { title: string; more?: { path: string; text: string } },
): SectionData {
	const { heading, text } = block.translations[request.locale];
	const more = usual.more ? { to: localePath(usual.more.path, request.locale), text: usual.more.text } : null;
	return { title: heading ?? usual.title, html: text, more: buildLink(request, block) ?? more };
}
