const names = ['email', 'phone', 'password', 'token', 'authorization', 'cookie', 'otp', 'payload', 'query'];

/** Redacted at up to three levels of nesting. */
export const secretFields = names.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

const ADDRESS_END = String.raw`(?=(?::\d+)*:?(?:[\s)"']|$))`;
const QUERY = new RegExp(String.raw`(?<=[\w/])(?:\?(?!\.)|#)[^\s)"']*?${ADDRESS_END}`, 'g');
/** The @ may be percent-encoded. */
const EMAIL = /(?:"[^"\n]*"|[^\s@/"'<>(]+)(?:@|%40)[^\s@/"'<>)]+/g;
/** Eight digits or more, except dates and UUIDs. */
const PHONE = /(?<![\w.-])(?!\d{4}-\d\d-\d\d(?!\d)|[\da-f]{8}-[\da-f]{4}-)\+?\d[\d -]{6,}\d(?![\w-])/g;
/** Egyptian mobile numbers, with any prefix and separators. */
const MOBILE = /(?<!\d)(?:\+?20|0020|0)[ ./-]?1[0125](?:[ ./-]?\d){8}(?!\d)/g;
const ARABIC_DIGIT = /[٠-٩۰-۹]/g;

const latinDigit = (digit: string) => String((digit.codePointAt(0) ?? 0) % 16);

/** Removes query strings, e-mail addresses and digit runs long enough to be a phone number. */
export const redactText = (text: string): string =>
	text.replace(ARABIC_DIGIT, latinDigit).replace(QUERY, '').replace(EMAIL, '…').replace(MOBILE, '…').replace(PHONE, '…');

/** Logged in full when no mail server is configured, so that a trial installation can follow the links. */
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
