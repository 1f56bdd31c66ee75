import { useLocation } from 'react-router';
import { parseLocale } from '#app/i18n/locale-paths.ts';
import { proseHtml } from '../prose/prose-html.ts';

/** An editor's text below a heading. */
export function Lead({ html, className }: { html: string; className: string }) {
	const locale = parseLocale(useLocation().pathname);
	const safe = proseHtml(html, { under: 2, locale });
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at the edge, in content/entities/parts.ts
	return html ? <div className={`text-pretty [&_a]:underline ${className}`} dangerouslySetInnerHTML={{ __html: safe }} /> : null;
}
