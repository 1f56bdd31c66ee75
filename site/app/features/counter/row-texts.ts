import type { Marked } from '#domain/counter/marks.ts';

export const plain = (text: string): Marked => [{ text, isHit: false }];

/** Kept together where letters of the other direction stand around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** WhatsApp wants the country's number: an owner's may be as somebody typed it. */
export const internationalDigits = (phone: string): string => phone.replace(/[^\d+]/g, '').replace(/^0(?=1[0125]\d{8}$)/, '20');

export const initialsOf = (name: string): string =>
	name
		.split(/\s+/)
		.filter((word) => /^\p{L}/u.test(word))
		.slice(0, 2)
		.map((word) => word[0]?.toUpperCase())
		.join('\u200c ');
