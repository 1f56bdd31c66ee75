import { createHash } from 'node:crypto';
import { speculationRules } from '../navigation/speculation-rules.ts';

/** What the policy of a page allows to stand in its document: SHA-256 in base64. */
export type InlineHashes = { scripts: string[]; styles: string[] };

const script = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
const isInert = (attributes: string) => / src=| type="application\/ld\+json"/.test(attributes);

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/** The rules of a kind of page are long, and the same for all of its pages. */
const MOST_KEPT = 64;
const hashedStyles = new Map<string, string>();

function hashStyle(text: string): string {
	const known = hashedStyles.get(text);
	if (known) return known;
	if (hashedStyles.size === MOST_KEPT) hashedStyles.clear();
	const made = hash(text);
	hashedStyles.set(text, made);
	return made;
}

/** Speculation rules, which a script adds to every page. */
const added = hash(JSON.stringify(speculationRules));

export const hashInline = (html: string): InlineHashes => ({
	scripts: [
		added,
		...[...html.matchAll(script)].flatMap(({ groups: { attributes = '', text = '' } = {} }) => (isInert(attributes) ? [] : [hash(text)])),
	],
	styles: findStyles(html).map(hashStyle),
});

/** By `indexOf`, since the rules of a document are long. */
function findStyles(html: string): string[] {
	const found: string[] = [];
	for (let at = html.indexOf('<style'); at >= 0; at = html.indexOf('<style', at + 1)) {
		const start = html.indexOf('>', at) + 1;
		const end = html.indexOf('</style>', start);
		if (start > 0 && end >= 0) found.push(html.slice(start, end));
	}
	return found;
}
