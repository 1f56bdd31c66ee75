/** A paragraph that only contains a link to a home or compound of this site becomes a card. */
export type ArticlePart = { html: string } | { kind: 'property' | 'project'; id: number };
export type Article = { parts: ArticlePart[]; contents: { id: string; text: string }[]; words: number };

const lonelyLink =
	/<p>\s*<a [^>]*href="(?:https?:\/\/[^/"]+)?(?:\/(?:en|ar))?\/(propert(?:y|ies)|compounds?|projects?)\/(\d+)[^"]*"[^>]*>(?:(?!<\/a>)[\s\S])*<\/a>\s*<\/p>/g;

/** Adds anchors to headings, and splits text from cards. */
export function parseArticle(body: string): Article {
	const contents: Article['contents'] = [];
	const html = body.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, heading: string) => {
		const id = `part-${contents.length + 1}`;
		contents.push({ id, text: withoutTags(heading) });
		return `<h2 id="${id}">${heading}</h2>`;
	});
	return { parts: splitParts(html), contents, words: countWords(body) };
}

export const countWords = (html: string): number => html.replace(/<[^>]+>|&nbsp;/g, ' ').match(/\S+/g)?.length ?? 0;

function splitParts(html: string): ArticlePart[] {
	const parts: ArticlePart[] = [];
	let end = 0;
	for (const match of html.matchAll(lonelyLink)) {
		parts.push({ html: html.slice(end, match.index) });
		parts.push({ kind: match[1]?.startsWith('prop') ? 'property' : 'project', id: Number(match[2]) });
		end = match.index + match[0].length;
	}
	parts.push({ html: html.slice(end) });
	return parts.filter((part) => !('html' in part) || part.html.trim());
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' };

const withoutTags = (html: string) =>
	html
		.replace(/<[^>]+>/g, ' ')
		.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
		.replace(/\s+/g, ' ')
		.trim();
