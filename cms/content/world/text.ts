import type { PropertyTextFacts } from './facts.ts';
import { descriptionAr, nameAr } from './text-ar.ts';
import { descriptionEn, nameEn } from './text-en.ts';
import type { Unit } from './unit.ts';

/** Letters and digits of any script, joined by hyphens: tashkeel, tatweel and punctuation go. */
export const slugOf = (name: string): string =>
	name
		.toLowerCase()
		.replaceAll('²', '2')
		.replace(/[\p{M}\u0640'’]/gu, '')
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '');

/** English addresses are plain ASCII. */
const asciiSlug = (name: string): string => slugOf(name.normalize('NFD')).replace(/[^a-z0-9-]/g, '');

export function textsOf(unit: Unit): { en_US: PropertyTextFacts; ar_EG: PropertyTextFacts } {
	const en = nameEn(unit);
	const ar = nameAr(unit);
	return {
		en_US: { name: en, slug: asciiSlug(en), description: descriptionEn(unit) },
		ar_EG: { name: ar, slug: slugOf(ar), description: descriptionAr(unit) },
	};
}
