const OUTERMOST = 2;
const INNERMOST = 4;

/**
 * Headings of a text in order: the outermost is an h2 whatever the editor took, and none skips a level on the way in.
 * A page that shows the text under a heading of its own moves all of them further in.
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
