const names = ['email', 'phone', 'password', 'token', 'authorization', 'cookie', 'otp', 'payload', 'query'];

/** Fields that are never shown, wherever they stand. */
export const secretFields = names.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

const ADDRESS_END = String.raw`(?=(?::\d+)*:?(?:[\s)"']|$))`;
const QUERY = new RegExp(String.raw`(?<=[\w/])(?:\?(?!\.)|#)[^\s)"']*?${ADDRESS_END}`, 'g');
/** A sign before the host, as it is or as addresses write it. */
const EMAIL = /(?:"[^"\n]*"|[^\s@/"'<>(]+)(?:@|%40)[^\s@/"'<>)]+/g;
/** Eight digits or more, but neither a day nor the id of a file. */
const PHONE = /(?<![\w.-])(?!\d{4}-\d\d-\d\d(?!\d)|[\da-f]{8}-[\da-f]{4}-)\+?\d[\d -]{6,}\d(?![\w-])/g;
/** An Egyptian mobile, whatever comes before it and between its digits. */
const MOBILE = /(?<!\d)(?:\+?20|0020|0)[ ./-]?1[0125](?:[ ./-]?\d){8}(?!\d)/g;
const ARABIC_DIGIT = /[٠-٩۰-۹]/g;

const latinDigit = (digit: string) => String((digit.codePointAt(0) ?? 0) % 16);

/** Without queries, addresses of people, and numbers long enough to be somebody's telephone. */
export const redactText = (text: string): string =>
	text.replace(ARABIC_DIGIT, latinDigit).replace(QUERY, '').replace(EMAIL, '…').replace(MOBILE, '…').replace(PHONE, '…');

/** Links of a mail that was not sent because there is no mail server: anyone who tries the site without one follows them from here. */
const shown = ['confirm', 'unsubscribe'];

export const redactFields = (fields: Record<string, unknown>): Record<string, unknown> =>
	Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, shown.includes(name) ? value : redactValue(value)]));

function redactValue(value: unknown): unknown {
	if (typeof value === 'string') return redactText(value);
	if (value instanceof Error) return redactText(value.stack ?? String(value));
	if (Array.isArray(value)) return value.map(redactValue);
	if (isPlain(value)) return redactFields(value);
	return value;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
