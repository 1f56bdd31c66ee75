export type HeadlinePart = { text: string; isAccent: boolean };

const PAUSE = /(?<=[.,،؛:?؟!])\s+/;

/**
 * Splits the headline into lines at pauses. Editors mark the highlighted part with asterisks: `Find the home. Know the *whole price.*`;
 * without a mark, the last line is highlighted.
 */
export function parseHeadline(heading: string): HeadlinePart[][] {
	const lines = heading.trim().split(PAUSE);
	const isMarked = /\*[^*]+\*/.test(heading);
	return lines.map((line, index) => {
		if (!isMarked) return [{ text: line, isAccent: lines.length > 1 && index === lines.length - 1 }];
		return line
			.split(/\*([^*]+)\*/)
			.map((text, at) => ({ text, isAccent: at % 2 === 1 }))
			.filter(({ text }) => text !== '');
	});
}
