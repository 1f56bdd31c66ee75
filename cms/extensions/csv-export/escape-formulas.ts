/** A phone number or a plain number: spreadsheets take it for what it is. */
const plain = /^(?:\+\d{6,15}|-\d{1,18}(?:\.\d{1,18})?)$/;

/**
 * Where a cell begins with what spreadsheets take for a formula. Those that separate cells by semicolons or tabs, or know no quotes,
 * see such a beginning also in the middle of ours.
 */
const formula = /(^|[;\t\r\n])(?=[ \u00a0]{0,9}[=+\-@＝＋－＠])/g;

const harmlessText = (text: string) => (plain.test(text) ? text : text.replace(formula, "$1'").replace(/^(?=[\t\r\n])/, "'"));

/** What is exported, with an apostrophe before everything that would be run as a formula. Lists become JSON in one cell, which is none. */
export function escapeFormulas(value: unknown): unknown {
	if (typeof value === 'string') return harmlessText(value);
	if (Array.isArray(value) || value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
		return value;
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, escapeFormulas(part)]));
}
