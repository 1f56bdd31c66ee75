import type { Entry } from '../forms/entered.ts';

/** The person who last sent something from this browser, so that they need not type it again: kept here alone, and only with their consent. */
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

/** What a form does not ask stays as it was known. */
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
		// A browser that keeps nothing still sends the form.
	}
}

export function forgetKnownPerson(): void {
	try {
		localStorage.removeItem(KEY);
	} catch {
		// Nothing was kept.
	}
}
