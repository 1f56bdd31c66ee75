import { type Locale, localeCodes } from '#domain/locales.ts';

export type NewsletterText = { subject: string; text: string; button: { text: string; address: string } | null };
/** The text in each language it was written in. `homes` are reference codes. */
export type Newsletter = { id: number; texts: Partial<Record<Locale, NewsletterText>>; homes: string[] };

const parts = ['subject', 'text', 'button', 'button_url'];
const MOST_HOMES = 12;

/** Goes only to the person who asked for it. */
export type NewsletterTest = { newsletter: Newsletter; to: string; askedAt: string };

const fields = ['id', 'audience', 'homes', ...localeCodes.flatMap((language) => parts.map((part) => `${part}_${language}`))];
const path = (filter: object, ...more: string[]) =>
	`/items/newsletter?sort=id&limit=10&filter=${encodeURIComponent(JSON.stringify(filter))}&fields=${[...fields, ...more].join()}`;

export const newslettersPath = path({ state: { _eq: 'sending' } });
export const newsletterTestsPath = path({ test_asked_at: { _nnull: true }, test_sent_at: { _null: true } }, 'test_to', 'test_asked_at');

/** Null if there is nothing to send. */
export function parseNewsletter(row: unknown): Newsletter | null {
	if (typeof row !== 'object' || row === null) return null;
	const { id, audience, homes, ...said } = row as Record<string, unknown>;
	if (typeof id !== 'number') return null;
	const texts = Object.fromEntries(
		localeCodes.flatMap((language) => {
			const text = audience === 'all' || audience === language ? readText(said, language) : null;
			return text ? [[language, text]] : [];
		}),
	);
	const references = Array.isArray(homes) ? homes.filter((home) => typeof home === 'string').slice(0, MOST_HOMES) : [];
	return Object.keys(texts).length ? { id, texts, homes: references } : null;
}

export function parseNewsletterTest(row: unknown): NewsletterTest | null {
	const newsletter = parseNewsletter(row);
	const { test_to: to, test_asked_at: askedAt } = { ...(row as Record<string, unknown>) };
	return newsletter && typeof to === 'string' && typeof askedAt === 'string' ? { newsletter, to, askedAt } : null;
}

function readText(said: Record<string, unknown>, language: Locale): NewsletterText | null {
	const [subject, text, button, address] = parts.map((part) => String(said[`${part}_${language}`] ?? '').trim());
	if (!subject || !text) return null;
	return { subject, text, button: button && address?.startsWith('https://') ? { text: button, address } : null };
}
