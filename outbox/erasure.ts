import { normalizeEmail, normalizePhone } from '#cms/extensions/inbox/contact.ts';
import type { Erasure } from '#directus/erasures.ts';

export type Contact = { id: string; phone: string | null; email: string | null; since: number };

export function isTheirs({ phones, emails, keys, requestedAt }: Erasure, { id, phone, email, since }: Contact): boolean {
	if (keys.includes(id)) return true;
	const [normalisedPhone, normalisedEmail] = [normalizePhone(phone), normalizeEmail(email)];
	const isKnown =
		(normalisedPhone !== null && phones.includes(normalisedPhone)) || (normalisedEmail !== null && emails.includes(normalisedEmail));
	return isKnown && since <= requestedAt;
}
