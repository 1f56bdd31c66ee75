import type { Locale } from '#domain/locales.ts';

export type NewsletterText = { subject: string; text: string; button: { text: string; address: string } | null };
/** What is written to all who subscribed, in the languages it is written in. `homes` are references. */
export type Newsletter = { id: number; texts: Partial<Record<Locale, NewsletterText>>; homes: string[] };

const languages = ['ar', 'en'] as const;
const parts = ['subject', 'text', 'button', 'button_url'];
const MOST_HOMES = 12;

export const newslettersPath = `/items/newsletter?sort=id&limit=10&filter[state][_eq]=sending&fields=${[
	...['id', 'audience', 'homes'],
	...languages.flatMap((language) => parts.map((part) => `${part}_${language}`)),
].join()}`;

/** As Directus tells of it; null where there is nothing to send. */
export function parseNewsletter(row: unknown): Newsletter | null {
	if (typeof row !== 'object' || row === null) return null;
	const { id, audience, homes, ...said } = row as Record<string, unknown>;
	if (typeof id !== 'number') return null;
	const texts = Object.fromEntries(
		languages.flatMap((language) => {
			const text = audience === 'all' || audience === language ? readText(said, language) : null;
			return text ? [[language, text]] : [];
		}),
	);
	const references = Array.isArray(homes) ? homes.filter((home) => typeof home === 'string').slice(0, MOST_HOMES) : [];
	return Object.keys(texts).length ? { id, texts, homes: references } : null;
}

function readText(said: Record<string, unknown>, language: Locale): NewsletterText | null {
	const [subject, text, button, address] = parts.map((part) => String(said[`${part}_${language}`] ?? '').trim());
	if (!subject || !text) return null;
	return { subject, text, button: button && address ? { text: button, address } : null };
}
