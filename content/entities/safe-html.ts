import sanitizeHtml from 'sanitize-html';
import { orderHeadings } from './headings.ts';

const plainTags = new Set([
	'p',
	'h2',
	'h3',
	'h4',
	'ul',
	'ol',
	'li',
	'strong',
	'em',
	'b',
	'i',
	'blockquote',
	'table',
	'thead',
	'tbody',
	'tr',
	'th',
	'td',
]);
const voidTags = new Set(['br', 'hr']);

const allowed: sanitizeHtml.IOptions = {
	allowedTags: [...plainTags, ...voidTags, 'h1', 'h5', 'h6', 'a'],
	allowedAttributes: { a: ['href', 'rel'], th: ['scope', 'colspan'], td: ['colspan'] },
	allowedSchemes: ['http', 'https', 'mailto', 'tel'],
	allowProtocolRelative: false,
	transformTags: { a: markedLink },
};

/**
 * A link to another site says so, and hands nothing of this page over. It opens where the visitor is, as links do;
 * `rel` is what the style sheet draws the mark by.
 */
function markedLink(tagName: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
	const address = href?.trim() ?? '';
	return { tagName, attribs: { ...(address && { href: address }), ...(/^https?:/i.test(address) && { rel: 'external noopener' }) } };
}

/** What an editor typed or pasted, reduced to what a page may show. */
export function safeHtml(markup: string): string {
	return orderHeadings(withoutEmptyHeads(isPlain(markup) ? markup : sanitizeHtml(markup, allowed))).trim();
}

/** Only harmless tags without attributes, each closed in its turn: nothing to clean, and most texts are like that. */
export function isPlain(markup: string): boolean {
	const open: string[] = [];
	const rest = markup.replace(/<(\/?)([a-z0-9]+)>/g, (tag, slash: string, name: string) => {
		if (voidTags.has(name) && !slash) return '';
		if (!plainTags.has(name)) return tag;
		if (!slash) open.push(name);
		else if (open.pop() !== name) return tag;
		return '';
	});
	return open.length === 0 && !rest.includes('<');
}

/** The empty corner of a table heads nothing. */
const withoutEmptyHeads = (markup: string) => markup.replace(/<th[^>]*>\s*<\/th>/g, '<td></td>');
