import { typeCodes } from '#domain/vocabulary.ts';
import { digitValue } from '#domain/words/letters.ts';

export type Reference = { code: string; start: number; end: number };

const codes = Object.values(typeCodes);
const types = codes.join('|');
const parted = new RegExp(`(?<![\\p{L}\\p{N}])([a-z]{2,4})([\\s\\-–_./·:]*)(${types})([\\s\\-–_./·:]*)(\\d{1,9})(?![\\p{L}\\p{N}])`, 'giu');
/** For installations without area codes. */
const ANY_AREA = 'PN';
const isArea = (code: string, areaCodes: ReadonlySet<string>) => areaCodes.has(code.toUpperCase()) || code.toUpperCase() === ANY_AREA;

/** Finds a reference code in any spelling: `fst apt ١٠٤٢`, `FST-APT-1042`, `fstapt1042`. */
export function referenceIn(text: string, areaCodes: ReadonlySet<string>): Reference | null {
	const plain = text.replace(/[٠-٩۰-۹]/g, (digit) => digitValue(digit, 0));
	for (const { 0: all, 1: area = '', 2: gap, 3: type = '', 5: number, index } of plain.matchAll(parted)) {
		if (isArea(area, areaCodes) || gap === '-')
			return { code: `${area}-${type}-${number}`.toUpperCase(), start: index, end: index + all.length };
	}
	return null;
}

const begun = /(?<![\p{L}\p{N}])([a-z]{2,4})-([a-z]*)-?$/iu;

/** Whether a text ends in a reference code or its beginning: `FST-`, `FST-AP`, `FST-APT-10`. */
export function endsInReference(text: string, areaCodes: ReadonlySet<string>): boolean {
	const typed = text.trimEnd();
	const [, area, type = ''] = begun.exec(typed) ?? [];
	if (area && isArea(area, areaCodes) && codes.some((code) => code.startsWith(type.toUpperCase()))) return true;
	return referenceIn(typed, areaCodes)?.end === typed.length;
}
