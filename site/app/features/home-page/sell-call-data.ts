import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { RecordLink } from '#app/record-link.ts';
import type { PageBlock } from '#content/entities/editorial.ts';
import type { Photo } from '#content/reader.ts';
import { buildSection } from './section-data.ts';

type SellCallData = { title: string; html: string; action: RecordLink; process: RecordLink; photo: Photo | null };

export function sellCallData(request: PageRequest, block: PageBlock): SellCallData {
	const { read, locale, t } = request;
	const usual = { to: localePath('/list-your-property', locale), text: t('nav.listYourProperty') };
	const { title, html, more } = buildSection(request, block, { title: t('nav.listYourProperty') });
	return {
		title,
		html,
		action: more ?? usual,
		process: { to: localePath('/our-process', locale), text: t('home.ourProcess') },
		photo: read.photo(block.image, locale),
	};
}
