import { foldText } from '../../../domain/words/folded-text.ts';
import type { Database } from '../hook.ts';
import { latinDigits } from '../inbox/contact.ts';
import { readJson } from '../json.ts';
import type { Identity } from './identity.ts';

/** Studio stores each user's last search of every list, which may contain the person's number. */
export async function eraseSearches(database: Database, { phones, emails, names }: Identity): Promise<void> {
	const words = [...emails, ...names].map(foldText).filter(Boolean);
	const numbers = phones.map((phone) => phone.replace(/^\+(20)?/, ''));
	const isTheirs = (text: string) =>
		words.some((word) => foldText(text).includes(word)) || numbers.some((number) => latinDigits(text).replace(/\D/g, '').includes(number));
	for (const { id, search, filter } of await database('directus_presets').select('id', 'search', 'filter')) {
		const kept = [String(search ?? ''), JSON.stringify(readJson(filter) ?? '')];
		if (kept.some(isTheirs)) await database('directus_presets').where('id', id).update({ search: null, filter: null });
	}
}
