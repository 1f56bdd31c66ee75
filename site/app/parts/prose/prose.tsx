import { useLocation } from 'react-router';
import { parseLocale } from '#app/i18n/locale-paths.ts';
import { proseHtml } from './prose-html.ts';

/** An editor's rich text, sanitised when it entered the replica. `under`: the level of the heading above it. */
export function Prose({ html, under = 1 }: { html: string; under?: 1 | 2 | 3 | 4 }) {
	const locale = parseLocale(useLocation().pathname);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at the edge, in content/entities/parts.ts
	return html ? <div className="prose" dangerouslySetInnerHTML={{ __html: proseHtml(html, { under, locale }) }} /> : null;
}
