import { cutCharacters } from './typed-text.ts';

const LONGEST_SLUG = 100;

/** Only letters, digits and hyphens: characters such as % or ? would change or break the address. */
export const slugify = (text: string): string =>
	cutCharacters(
		text
			.normalize('NFC')
			.toLowerCase()
			.replace(/[\u064B-\u0652\u0640'’]/g, '')
			.replace(/[^\p{L}\p{N}]+/gu, '-'),
		LONGEST_SLUG,
	).replace(/^-|-$/g, '');
