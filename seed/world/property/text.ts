import type { Text } from '#seed/sample/shapes.ts';
import type { PropertyTextFacts } from '../facts.ts';
import { slugify } from '../slug.ts';
import { descriptionAr } from './text-ar.ts';
import { descriptionEn } from './text-en.ts';
import type { Unit } from './unit.ts';

const buildSlug = (name: string): string => slugify(name.replaceAll('²', '2').replaceAll(',', ''));

export function writeTexts(unit: Unit, { en, ar }: Text): { en_US: PropertyTextFacts; ar_EG: PropertyTextFacts } {
	return {
		en_US: { name: en, slug: buildSlug(en), description: descriptionEn(unit) },
		ar_EG: { name: ar, slug: buildSlug(ar), description: descriptionAr(unit) },
	};
}
