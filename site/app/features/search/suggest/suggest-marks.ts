import type { Matched } from '#catalogue/words/suggest.ts';

export type Marked = { text: string; mark: { start: number; end: number } | null };

/** The range of `text` that matched; null when the match is in another spelling. */
export function markedIn(text: string, { text: found, stretch: { start, end } }: Matched): Marked['mark'] {
	const [whole, name, typed] = [text, found, found.slice(start, end)].map((one) => one.toLocaleLowerCase('en')) as [string, string, string];
	const at = whole.indexOf(name);
	if (at >= 0) return { start: at + start, end: at + end };
	return whole.startsWith(typed) ? { start: 0, end: typed.length } : null;
}

export const markBeside = ({ text, stretch: { start, end } }: Matched): Marked => ({ text, mark: { start, end } });
