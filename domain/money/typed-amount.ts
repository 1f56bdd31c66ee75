import { latinDigits } from '../digits.ts';

const MILLION = 1_000_000;
const THOUSAND = 1000;

/** Without a leading «و» (“and”). */
const scales: Record<string, number> = {
	...Object.fromEntries(['m', 'mn', 'mil', 'million', 'millions', 'مليون', 'ملايين', 'م'].map((word) => [word, MILLION])),
	...Object.fromEntries(['k', 'thousand', 'alf', 'ألف', 'الف', 'آلاف', 'الاف'].map((word) => [word, THOUSAND])),
};
const numbers: Record<string, number> = Object.fromEntries(
	[
		'one واحد',
		'two اتنين اثنين',
		'three تلاتة ثلاثة تلات ثلاث',
		'four أربعة اربعة أربع اربع',
		'five خمسة خمس',
		'six ستة ست',
		'seven سبعة سبع',
		'eight تمانية ثمانية تمن ثماني',
		'nine تسعة تسع',
		'ten عشرة عشر',
	].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1])),
);
// Both as written, «تلتمية ألف», and as spoken, «تلتميت ألف».
const hundreds = ['', 'ميت', 'تلتم', 'ربعم', 'خمسم', 'ستم', 'سبعم', 'تمنم', 'تسعم'];
for (const [index, stem] of hundreds.entries())
	for (const end of index === 0 ? ['مية', 'ميت', 'مئة', 'مائة'] : index === 1 ? ['ين'] : ['ية', 'يت', 'ئة', 'ائة'])
		numbers[stem + end] = 100 * (index + 1);
const fractions: Record<string, number> = { half: 0.5, نص: 0.5, نصف: 0.5, quarter: 0.25, ربع: 0.25 };
const idle = new Set([
	'',
	'and',
	'a',
	'of',
	'egp',
	'le',
	'l.e',
	'pounds',
	'ج.م',
	'جم',
	'جنيه',
	'جنيها',
	'جنيهًا',
	'about',
	'around',
	'حوالي',
	'تقريبا',
	'تقريبًا',
]);

const token = /\d+(?:\.\d+)?|[\p{L}\p{M}.]+/gu;
const unit = /(?:m2|m²|م²|متر(?: مربع)?)$/u;

/** Parses amounts as people write them: `8,000,000`, `٨ مليون`, `8.5m`, `850k`, «٤ ونص مليون», «مليون و200 ألف». Null for anything else. */
export function parseAmount(text: string): number | null {
	const plain = latinDigits(text)
		.toLowerCase()
		.replace(/(?<=\d)[\s,٬_'’](?=\d{3})/g, '')
		.replace('٫', '.')
		.trim()
		.replace(unit, '')
		.replace('مليونين', '2 مليون')
		.replace(/[أا]لفين/, '2 ألف');
	const tokens = plain.match(token) ?? [];
	if (!/\d|\p{L}/u.test(plain) || plain.replace(token, '').replace(/[\s,،]/g, '') !== '') return null;
	let sum = 0;
	let counted: number | null = null;
	let lastScale: number | null = null;
	let hasFraction = false;
	for (const word of tokens) {
		const joined = scales[word] || fractions[word] || numbers[word] || idle.has(word) ? word : word.replace(/^و/, '');
		const [scale, fraction] = [scales[joined], fractions[joined]];
		const number = /^\d/.test(word) ? Number(word) : numbers[joined];
		if (number !== undefined) {
			if (counted !== null) return null;
			counted = number;
		} else if (fraction !== undefined) {
			if (hasFraction) return null;
			hasFraction = true;
			if (counted === null && lastScale !== null) sum += fraction * lastScale;
			else counted = (counted ?? 0) + fraction;
		} else if (scale !== undefined) {
			// Scales must get smaller: “a million and two hundred thousand”, never “a million million”.
			if (lastScale !== null && scale >= lastScale) return null;
			sum += (counted ?? 1) * scale;
			counted = null;
			lastScale = scale;
		} else if (!idle.has(joined)) return null;
	}
	const amount = sum + (counted ?? 0);
	return amount > 0 || tokens.some((word) => /^0/.test(word)) ? Math.round(amount) : null;
}

/** The minus may stand on either side, as Arabic and Latin text place it differently. */
export function parseSignedAmount(text: string): number | null {
	const [, before, plain = '', after] = /^\s*([-−])?(.*?)([-−])?\s*$/.exec(text) ?? [];
	const amount = parseAmount(plain);
	return amount !== null && (before || after) ? -amount : amount;
}

/** In digits; text that is not an amount is kept, so that validation can refuse it by its field. */
export function typedAmount(text: string): string {
	const amount = text.trim() === '' ? null : parseAmount(text);
	return amount === null ? typedNumber(text) : String(amount);
}

/** In Latin digits, without separators. */
export const typedNumber = (text: string): string =>
	latinDigits(text)
		.trim()
		.toLowerCase()
		.replace(/[\s,٬_]/g, '')
		.replace('٫', '.');
