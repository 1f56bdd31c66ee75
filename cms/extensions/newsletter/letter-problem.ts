import { isLocale, type Locale, localeCodes } from '../../../domain/locales.ts';
import { type Label, t } from '../../schema/define.ts';
import type { Row } from '../hook.ts';
import { readList } from '../json.ts';
import type { Refusal } from '../refuse-field.ts';

const MOST_HOMES = 12;
const MOST_LETTERS = 10_000;

/** Fields of both languages have the same names in Studio, so a refusal names the language. */
const names: Record<Locale, Label> = { en: t('In English', 'بالإنجليزية'), ar: t('In Arabic', 'بالعربية') };

const NO_SUBJECT = t('it has no subject.', 'بلا عنوان.');
const NO_TEXT = t('it has no text.', 'بلا نص.');
const TOO_LONG = t('the text is too long.', 'النص أطول من اللازم.');
const NO_WORDS = t('the button needs words.', 'الزر يحتاج إلى نص.');
const NO_ADDRESS = t('the button needs an address.', 'الزر يحتاج إلى رابط.');
const NO_HTTPS = t('the address of the button begins with https://', 'رابط الزر يبدأ بـ https://');
const TOO_MANY = t(`At most ${MOST_HOMES} homes.`, `${MOST_HOMES} عقارًا على الأكثر.`);

const isEmpty = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** All that keeps it from being sent, each beside its field. */
export function listLetterProblems(row: Row): Refusal[] {
	const { audience } = row;
	return [
		...(isLocale(audience) ? [audience] : localeCodes).flatMap((language) => listProblemsIn(language, row)),
		...(readList(row['homes']).length > MOST_HOMES ? [{ field: 'homes', sentence: TOO_MANY }] : []),
	];
}

function listProblemsIn(language: Locale, row: Row): Refusal[] {
	const read = (name: string) => row[`${name}_${language}`];
	const [subject, text, button, link] = [read('subject'), read('text'), read('button'), read('button_url')];
	const isHttps = /^https:\/\/\S+$/.test(String(link).trim());
	const found: [boolean, string, Label][] = [
		[isEmpty(subject), 'subject', NO_SUBJECT],
		[isEmpty(text), 'text', NO_TEXT],
		[!isEmpty(text) && String(text).length > MOST_LETTERS, 'text', TOO_LONG],
		[isEmpty(button) && !isEmpty(link), 'button', NO_WORDS],
		[isEmpty(link) && !isEmpty(button), 'button_url', NO_ADDRESS],
		[!isEmpty(link) && !isHttps, 'button_url', NO_HTTPS],
	];
	const { en, ar } = names[language];
	return found
		.filter(([isWrong]) => isWrong)
		.map(([, name, said]) => ({ field: `${name}_${language}`, sentence: t(`${en}: ${said.en}`, `${ar}: ${said.ar}`) }));
}
