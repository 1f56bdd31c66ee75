import { escapeMarkup } from '#domain/escape-markup.ts';

/** XML 1.0 does not allow most control characters, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const escapeXml = (text: string): string => escapeMarkup(text.toWellFormed().replace(forbidden, ''));

/** `tag('title', {}, 'A & B')` escapes its text; `group` takes elements as they are. */
export const tag = (name: string, attributes: Record<string, string>, text = ''): string =>
	text ? `<${name}${written(attributes)}>${escapeXml(text)}</${name}>` : `<${name}${written(attributes)}/>`;

export const group = (name: string, attributes: Record<string, string>, children: readonly string[]): string =>
	`<${name}${written(attributes)}>${children.join('')}</${name}>`;

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;

const written = (attributes: Record<string, string>) =>
	Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
		.join('');
