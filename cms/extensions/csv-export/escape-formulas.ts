/** Phone numbers and plain numbers, which spreadsheets read as such. */
const plain = /^(?:\+\d{6,15}|-\d{1,18}(?:\.\d{1,18})?)$/;

/** What spreadsheets take for a formula. Those that separate cells by semicolons or tabs, or ignore quotes, also see one in the middle of a cell. */
const formula = /(^|[;\t\r\n])(?=[ \u00a0]{0,9}[=+\-@＝＋－＠])/g;

const escapeText = (text: string) => (plain.test(text) ? text : text.replace(formula, "$1'").replace(/^(?=[\t\r\n])/, "'"));

/** Puts an apostrophe before everything that would run as a formula. Lists become JSON in one cell, which is safe. */
export function escapeFormulas(value: unknown): unknown {
	if (typeof value === 'string') return escapeText(value);
	if (Array.isArray(value) || value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
		return value;
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, escapeFormulas(part)]));
}
