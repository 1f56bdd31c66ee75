import { locales } from '../../../domain/locales.ts';
import type { Row } from '../hook.ts';

const languages = Object.values(locales).map(({ cms }) => cms);

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
export const listRows = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** A key as it is, or of the row that was given in its place. */
const readKey = (value: unknown, key: string): string | null => {
	const found = isRow(value) ? value[key] : value;
	return found === null || found === undefined ? null : String(found);
};
const readLanguage = (text: Row) => readKey(text['languages_code'], 'code');
const readRateKey = (text: Row) => readKey(text['exchange_rate_id'], 'id');
const isMoved = (stored: Row, given: Row) => 'exchange_rate_id' in given && readRateKey(given) !== readRateKey(stored);
/** Letters that are read: a dot, or what cannot be seen, names nobody. */
const letters = /[\p{Script=Latin}\p{Script=Arabic}]{2}/u;
const saysSource = ({ source }: Row) => typeof source === 'string' && letters.test(source);

/** The texts after a change in any form that Directus takes: nothing, a list in their place, or what to create, update and delete. */
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
	languages.every((language) => texts.some((text) => readLanguage(text) === language && saysSource(text)));

/** Emptied, moved to another rate, or turned into another language. */
export function lacksSource(stored: Row, given: Row): boolean {
	const language = readLanguage(stored);
	if (language === null || !saysSource(stored)) return false;
	const text = { ...stored, ...given };
	return isMoved(stored, given) || readLanguage(text) !== language || !saysSource(text);
}

/** Whether the rate is changed along with its text: the text is written last, when the rate has been looked at. */
export const changesRate = ({ exchange_rate_id: rate }: Row): boolean => isRow(rate) && Object.keys(rate).some((key) => key !== 'id');
