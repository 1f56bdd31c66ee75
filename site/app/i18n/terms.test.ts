import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/locales.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };

type Text = { where: string; text: string };
type Term = { use: string; not: string[]; in?: string };

const root = new URL('../../../', import.meta.url).pathname;
const messages: Record<Locale, Text[]> = { en: [...textsIn(en)], ar: [...textsIn(ar)] };
const files = globSync(['seed/starter/*.json', 'seed/sample/*.json', 'seed/sample/posts/*.html'], { cwd: root });
const content: Record<Locale, Text[]> = { en: contentIn('en'), ar: contentIn('ar') };

/** All texts of a dictionary with their keys. */
function* textsIn(part: object, path = ''): Generator<Text> {
	for (const [key, value] of Object.entries(part))
		if (typeof value === 'string') yield { where: path + key, text: value };
		else if (value) yield* textsIn(value, `${path}${key}.`);
}

/** Starter content: texts are under the name of their language, articles in files of their own. */
function contentIn(locale: Locale): Text[] {
	return files.flatMap((file) => {
		const text = readFileSync(root + file, 'utf8');
		if (file.endsWith('.html')) return file.endsWith(`.${locale}.html`) ? [{ where: file, text }] : [];
		return [...textsIn(JSON.parse(text), `${file}: `)].filter(({ where }) => where.split('.').includes(locale));
	});
}

/** Removes ICU plural syntax. */
const read = (message: string) =>
	message.replaceAll(/\{\w+, (?:plural|selectordinal|number)[,}]?/g, '').replaceAll(/(?:=\d+|zero|one|two|few|many|other) \{/g, '{');

function findForbidden(locale: Locale, kind: 'site' | 'content', texts: Text[]): string[] {
	const held: Term[] = terms[locale].filter((term: Term) => (term.in ?? kind) === kind);
	return held.flatMap(({ use, not }) => {
		const wrong = new RegExp(not.join('|'), 'iu');
		return texts.flatMap(({ where, text }) => {
			const found = wrong.exec(kind === 'site' ? read(text) : text);
			return found ? [`${where}: “${found[0]}”, say “${use}”`] : [];
		});
	});
}

test.each(['en', 'ar'] as const)('the dictionary uses one term per thing (%s)', (locale) => {
	expect(messages[locale].length).toBeGreaterThan(1500);
	expect(findForbidden(locale, 'site', messages[locale])).toEqual([]);
});

test.each(['en', 'ar'] as const)('so does the starter content (%s)', (locale) => {
	expect(content[locale].length).toBeGreaterThan(400);
	expect(findForbidden(locale, 'content', content[locale])).toEqual([]);
});

const commercial = ['alerts', 'compare', 'favorites', 'listing', 'received', 'saved'];

test('shops and offices are not called homes', () => {
	const wrong = messages.en.filter(
		({ where, text }) => commercial.includes(where.split('.')[0] ?? '') && /(?<!\{)\bhomes?\b/i.test(read(text)),
	);
	expect(wrong.filter(({ where }) => where !== 'listing.aboutHome').map(({ where }) => where)).toEqual([]);
});

test.each(['en', 'ar'] as const)('a number and its unit are not separated (%s)', (locale) => {
	const number = '(?:#|\\d|\\{(?:area|amount|price|value|count|kilometres|millions|n|rate)\\}|, number\\})';
	const parted = new RegExp(`${number} (?:${terms.units[locale].join('|')})(?![\\p{L}²])|\\b(?:EGP|USD|EUR) [\\d{#]| / (?:m²|م²)`, 'u');
	const wrong = messages[locale].filter(({ where, text }) => !terms.typed.includes(where) && parted.test(text));
	expect(wrong.map(({ where }) => where)).toEqual([]);
});

test('percentages are written by the formatter, which places the sign', () => {
	const byHand = [...messages.en, ...messages.ar].filter(({ text }) => /\}%/.test(text));
	expect(byHand.map(({ where }) => where)).toEqual([]);
});
