import { normalEmail, normalPhone } from '#cms/extensions/inbox/contact.ts';

/** A person who was deleted in Directus: all that is theirs, and was sent until then, goes here as well. */
export type Erasure = { id: number; phones: string[]; emails: string[]; keys: string[]; requestedAt: number };

/** As Directus tells of it; null where it makes no sense. */
export function readErasure(row: unknown): Erasure | null {
	if (typeof row !== 'object' || row === null) return null;
	const { id, phones, emails, keys, requested_at } = row as Record<string, unknown>;
	const requestedAt = Date.parse(String(requested_at));
	if (typeof id !== 'number' || Number.isNaN(requestedAt)) return null;
	return { id, phones: textsIn(phones), emails: textsIn(emails), keys: textsIn(keys), requestedAt };
}

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item !== '') : []);

export type Contact = { id: string; phone: string | null; email: string | null; since: number };

export function isTheirs({ phones, emails, keys, requestedAt }: Erasure, { id, phone, email, since }: Contact): boolean {
	if (keys.includes(id)) return true;
	const [normalisedPhone, normalisedEmail] = [normalPhone(phone), normalEmail(email)];
	const isKnown =
		(normalisedPhone !== null && phones.includes(normalisedPhone)) || (normalisedEmail !== null && emails.includes(normalisedEmail));
	return isKnown && since <= requestedAt;
}
