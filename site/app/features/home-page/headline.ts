export type HeadlinePart = { text: string; isAccent: boolean };

const PAUSE = /(?<=[.,،؛:?؟!])\s+/;

/**
 * The headline by lines, each in its colours. A pause begins a new line. An editor marks what shines with asterisks:
 * `Find the home. Know the *whole price.*`; where nothing is marked, the last line shines.
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
