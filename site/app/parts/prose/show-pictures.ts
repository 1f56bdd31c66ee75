import type { PageRequest } from '#app/page-loader.ts';
import { photoAddress, photoSrcSet } from '#app/ui/photo-address.ts';
import { escapeMarkup } from '#domain/escape-markup.ts';

const WIDEST = 1536;

/** As safe-html.ts writes them. */
const picture = /<img data-file="([0-9a-f-]{36})" alt="([^"]*)" ?\/?>/g;

/** Fills in image addresses. Drops files that are not public or not images. */
export function showPictures({ read, locale }: Pick<PageRequest, 'read' | 'locale'>, html: string): string {
	if (!html.includes('data-file')) return html;
	return html.replace(picture, (_, id: string, typed: string) => {
		const file = read.photo(id, locale);
		if (!file) return '';
		const alt = file.alt ? escapeMarkup(file.alt) : typed;
		const sources = `src="${photoAddress(file, 1024)}" srcset="${photoSrcSet(file, WIDEST)}" sizes="(min-width: 48rem) 44rem, 100vw"`;
		return `<img ${sources} width="${file.width}" height="${file.height}" alt="${alt}" loading="lazy" decoding="async">`;
	});
}
