const OUTERMOST = 2;
const INNERMOST = 4;

/**
 * Headings start at h2, whatever level the editor chose, and never skip a level.
 * A page that shows the text under a heading of its own lowers all of them further.
 */
export function orderHeadings(markup: string): string {
	const open: number[] = [];
	return markup.replace(/<h([1-6])>([\s\S]*?)<\/h\1>/g, (_, digit: string, words: string) => {
		if (!words.replace(/<[^>]*>|&nbsp;/g, '').trim()) return '';
		const level = Number(digit);
		while ((open.at(-1) ?? 0) >= level) open.pop();
		open.push(level);
		const place = Math.min(OUTERMOST + open.length - 1, INNERMOST);
		return `<h${place}>${words}</h${place}>`;
	});
}
