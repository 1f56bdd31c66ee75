import { isLocale, type Locale, localeCodes } from '../../../domain/locales.ts';
import type { Row } from '../hook.ts';
import { readList } from '../json.ts';

const MOST_HOMES = 12;
const MOST_LETTERS = 10_000;

const names: Record<Locale, string> = { en: 'English · الإنجليزية', ar: 'Arabic · العربية' };

const isEmpty = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** The first problem that prevents sending; null if there is none. */
export function findLetterProblem(row: Row): string | null {
	const { audience } = row;
	for (const language of isLocale(audience) ? [audience] : localeCodes) {
		const [subject, text, button, link] = ['subject', 'text', 'button', 'button_url'].map((name) => row[`${name}_${language}`]);
		if (isEmpty(subject)) return `${names[language]}: it has no subject. · بلا عنوان`;
		if (isEmpty(text)) return `${names[language]}: it has no text. · بلا نص`;
		if (String(text).length > MOST_LETTERS) return `${names[language]}: the text is too long. · النص أطول من اللازم`;
		if (isEmpty(button) !== isEmpty(link)) return `${names[language]}: a button needs words and an address. · الزر يحتاج إلى نص ورابط`;
		if (!isEmpty(link) && !/^https:\/\/\S+$/.test(String(link).trim()))
			return `${names[language]}: the address of the button begins with https://. · رابط الزر يبدأ بـ https://`;
	}
	if (readList(row['homes']).length > MOST_HOMES) return `At most ${MOST_HOMES} homes. · ${MOST_HOMES} عقارًا على الأكثر`;
	return null;
}
