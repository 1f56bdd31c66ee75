import { locales } from '../../../domain/locales.ts';
import type { Row } from '../hook.ts';

const languages = Object.values(locales).map(({ cms }) => cms);

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
export const listRows = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** A key, given directly or inside a row. */
const readKey = (value: unknown, key: string): string | null => {
	const found = isRow(value) ? value[key] : value;
	return found === null || found === undefined ? null : String(found);
};
const readLanguage = (text: Row) => readKey(text['languages_code'], 'code');
const readRateKey = (text: Row) => readKey(text['exchange_rate_id'], 'id');
const isMoved = (stored: Row, given: Row) => 'exchange_rate_id' in given && readRateKey(given) !== readRateKey(stored);
/** A source needs letters: punctuation and invisible characters do not count. */
const letters = /[\p{Script=Latin}\p{Script=Arabic}]{2}/u;
const isSource = ({ source }: Row) => typeof source === 'string' && letters.test(source);

/** The texts after a change in any of Directus's forms: nothing, a full list, or create, update and delete. */
export function changeTexts(given: unknown, stored: Row[]): Row[] {
	if (given === undefined) return stored;
	const keep = (key: unknown): Row[] => stored.filter(({ id }) => String(id) === String(key));
	const change = (text: Row): Row[] => {
		const [before] = keep(text['id']);
		return before && isMoved(before, text) ? [] : [{ ...before, ...text }];
	};
	if (Array.isArray(given)) return given.flatMap((text) => (isRow(text) ? change(text) : keep(text)));
	if (!isRow(given)) return [];
	const updates = listRows(given['update']);
	const updated = new Set(updates.map(({ id }) => String(id)));
	const deleted = new Set(Array.isArray(given['delete']) ? given['delete'].map(String) : []);
	const kept = [...stored.filter(({ id }) => !updated.has(String(id))), ...updates.flatMap(change)];
	return [...kept.filter(({ id }) => !deleted.has(String(id))), ...listRows(given['create'])];
}

export const isInBothLanguages = (texts: Row[]): boolean =>
	languages.every((language) => texts.some((text) => readLanguage(text) === language && isSource(text)));

/** Emptied, moved to another rate, or changed to another language. */
export function lacksSource(stored: Row, given: Row): boolean {
	const language = readLanguage(stored);
	if (language === null || !isSource(stored)) return false;
	const text = { ...stored, ...given };
	return isMoved(stored, given) || readLanguage(text) !== language || !isSource(text);
}

/** Whether the rate is changed through its text. Directus writes the text last, after the rate was checked. */
export const changesRate = ({ exchange_rate_id: rate }: Row): boolean => isRow(rate) && Object.keys(rate).some((key) => key !== 'id');
