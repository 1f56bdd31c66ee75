import { localePath, withoutPrefix } from '#app/i18n/locale-paths.ts';
import type { Locale } from '#domain/locales.ts';

/** Shifts headings to below the given level and localises links. */
export function proseHtml(html: string, { under, locale }: { under: number; locale: Locale }): string {
	const inOrder =
		under === 1 ? html : html.replace(/<(\/?)h([2-4])\b/g, (_, slash, level) => `<${slash}h${Math.min(6, +level + under - 1)}`);
	return inOrder.replace(/ href="(\/[^_/"][^"]*)"/g, (_, path) => ` href="${localePath(withoutPrefix(path), locale)}"`);
}
