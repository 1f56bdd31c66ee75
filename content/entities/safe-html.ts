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
	allowedTags: [...plainTags, ...voidTags, 'h1', 'h5', 'h6', 'a', 'img'],
	allowedAttributes: { a: ['href', 'rel'], img: ['data-file', 'alt'], th: ['scope', 'colspan'], td: ['colspan'] },
	allowedSchemes: ['http', 'https', 'mailto', 'tel'],
	allowProtocolRelative: false,
	transformTags: { a: markedLink, img: markedPicture },
	exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['data-file'],
};

/** Studio's address of a file. */
const asset = /^(?:https?:\/\/[^/\s]+)?(?:\/[\w-]+)*\/assets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?#]|$)/i;
const LONGEST_ALT = 300;

/** Keeps only the id of our own file; its address and size are added where it is rendered. */
function markedPicture(tagName: string, { src = '', alt = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
	const [, file] = asset.exec(src.trim()) ?? [];
	return { tagName, attribs: file ? { 'data-file': file.toLowerCase(), alt: alt.trim().slice(0, LONGEST_ALT) } : {} };
}

/** Works on markup before sanitising as well. */
export const countPictures = (markup: string): number => markup.match(/<img\b/gi)?.length ?? 0;

/** External links open in the same tab and send no referrer; the style sheet marks them by their `rel`. */
function markedLink(tagName: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
	const address = href?.trim() ?? '';
	return { tagName, attribs: { ...(address && { href: address }), ...(/^https?:/i.test(address) && { rel: 'external noopener' }) } };
}

/** Reduces rich text to what a page may show. */
export function safeHtml(markup: string): string {
	return orderHeadings(withoutEmptyHeads(isPlain(markup) ? markup : sanitizeHtml(markup, allowed))).trim();
}

/** Fast path: only harmless tags without attributes, properly nested, as in most texts. */
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

/** An empty table corner is not a header. */
const withoutEmptyHeads = (markup: string) => markup.replace(/<th[^>]*>\s*<\/th>/g, '<td></td>');

/** For the output of `safeHtml`. */
export const listPictureIds = (markup: string): string[] =>
	markup.includes('data-file') ? [...markup.matchAll(/<img data-file="([0-9a-f-]{36})"/g)].flatMap(([, id]) => id ?? []) : [];
