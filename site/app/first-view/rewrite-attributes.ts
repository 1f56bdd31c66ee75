/** What stands in place of an attribute with this value, or null where it stays. `at` is where it begins in the document. */
export type Rewrite = (value: string, at: number) => string | null;

/** Rewrites attributes of a document in one pass. Uses `indexOf`, since a regular expression takes half as long again. */
export function rewriteAttributes(html: string, rewrites: Record<string, Rewrite>): string {
	const sought = Object.entries(rewrites).map(([name, rewrite]) => {
		const opening = ` ${name}="`;
		return { opening, rewrite, at: html.indexOf(opening) };
	});
	let written = '';
	let done = 0;
	for (;;) {
		let next = sought[0];
		for (const one of sought) if (one.at >= 0 && !(next && next.at >= 0 && next.at <= one.at)) next = one;
		if (!next || next.at < 0) break;
		const start = next.at + next.opening.length;
		const end = html.indexOf('"', start);
		if (end < 0) break;
		const replaced = next.rewrite(html.slice(start, end), next.at);
		if (replaced !== null) {
			written += html.slice(done, next.at) + replaced;
			done = end + 1;
		}
		next.at = html.indexOf(next.opening, end);
	}
	return written + html.slice(done);
}
