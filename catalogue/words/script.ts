import type { Locale } from '#domain/locales.ts';

const arabic = /\p{Script=Arabic}/u;
const digits = /\p{N}/gu;

/** The language of a text by its letters; for digits alone, the language of the page. */
export function detectScript(text: string, page: Locale): Locale {
	const letters = text.replace(digits, '');
	if (arabic.test(letters)) return 'ar';
	return /\p{L}/u.test(letters) ? 'en' : page;
}
