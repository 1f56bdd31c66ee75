import type { Entry } from '../forms/entered.ts';

/**
 * Name, phone and e-mail of whoever last sent a form from this browser, to fill in the next one. Stored here only, and only with consent.
 */
const KEY = 'pn-person';
const names = ['name', 'phone', 'email'];
const LONGEST = 200;

export function readKnownPerson(): Entry[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(kept) ? kept.filter(isEntry) : [];
	} catch {
		return [];
	}
}

const isEntry = (pair: unknown): pair is Entry =>
	Array.isArray(pair) && pair.length === 2 && names.includes(pair[0]) && typeof pair[1] === 'string' && pair[1].length <= LONGEST;

/** Keeps known values of fields that this form does not have. */
export function keepKnownPerson(sent: FormData): void {
	if (sent.get('consent') !== 'yes') return;
	const said = names.flatMap((name): Entry[] => {
		const text = sent.get(name);
		return typeof text === 'string' && text ? [[name, text.slice(0, LONGEST)]] : [];
	});
	const kept = readKnownPerson().filter(([name]) => !said.some(([one]) => one === name));
	try {
		localStorage.setItem(KEY, JSON.stringify([...kept, ...said]));
	} catch {
		// The form works without storage.
	}
}

export function forgetKnownPerson(): void {
	try {
		localStorage.removeItem(KEY);
	} catch {}
}
