import { cutCharacters } from './typed-text.ts';

const LONGEST_SLUG = 100;

/** Letters and digits joined by hyphens, also of what an editor wrote: signs such as % or ? would make it another address, or none. */
export const slugify = (text: string): string =>
	cutCharacters(
		text
			.normalize('NFC')
			.toLowerCase()
			.replace(/[\u064B-\u0652\u0640'’]/g, '')
			.replace(/[^\p{L}\p{N}]+/gu, '-'),
		LONGEST_SLUG,
	).replace(/^-|-$/g, '');
