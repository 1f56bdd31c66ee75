import { typeCodes } from '#domain/vocabulary.ts';
import { digitValue } from './letters.ts';

export type Reference = { code: string; start: number; end: number };

const types = Object.values(typeCodes).join('|');
const parted = new RegExp(`(?<![\\p{L}\\p{N}])([a-z]{2,4})([\\s\\-–_./·:]*)(${types})([\\s\\-–_./·:]*)(\\d{1,9})(?![\\p{L}\\p{N}])`, 'giu');
/** Of an installation without area codes. */
const ANY_AREA = 'PN';

/** The reference code somebody typed, in whatever way: `fst apt ١٠٤٢`, `FST-APT-1042`, `fstapt1042`. */
export function referenceIn(text: string, areaCodes: ReadonlySet<string>): Reference | null {
	const plain = text.replace(/[٠-٩۰-۹]/g, (digit) => digitValue(digit, 0));
	for (const { 0: all, 1: area = '', 2: gap, 3: type = '', 5: number, index } of plain.matchAll(parted)) {
		const known = areaCodes.has(area.toUpperCase()) || area.toUpperCase() === ANY_AREA;
		if (known || gap === '-') return { code: `${area}-${type}-${number}`.toUpperCase(), start: index, end: index + all.length };
	}
	return null;
}
