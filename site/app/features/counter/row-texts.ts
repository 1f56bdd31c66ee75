import type { Marked } from '#domain/counter/marks.ts';

export const plain = (text: string): Marked => [{ text, isHit: false }];

/** Unicode isolates: keeps the text in order inside text of the other direction. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** WhatsApp needs the country code; an owner's number may be stored without it. */
export const internationalDigits = (phone: string): string => phone.replace(/[^\d+]/g, '').replace(/^0(?=1[0125]\d{8}$)/, '20');

export const initialsOf = (name: string): string =>
	name
		.split(/\s+/)
		.filter((word) => /^\p{L}/u.test(word))
		.slice(0, 2)
		.map((word) => word[0]?.toUpperCase())
		.join('\u200c ');
