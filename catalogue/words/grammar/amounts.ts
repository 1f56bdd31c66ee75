import { findSense, hasSense, type Lexeme } from '../lexemes.ts';
import type { Unit } from '../senses.ts';

/** A number with the words that belong to it: مليون ونص, `500k`, غرفتين. */
export type Amount = {
	value: number;
	/** The scale it was given in: thousand or million. */
	scale: number | null;
	/** For numbers that contain their unit, such as غرفتين. */
	unit: Unit | null;
	/** A number with a half and no scale: ٤ ونص. */
	isHalf?: true;
	/** The index after its last lexeme. */
	to: number;
};

const readNumber = (lexeme: Lexeme | undefined) => lexeme?.value ?? findSense(lexeme, 'number')?.value;
const readScale = (lexeme: Lexeme | undefined) => findSense(lexeme, 'scale')?.value;
const readShare = (lexeme: Lexeme | undefined) => findSense(lexeme, 'share')?.value;

/** `k` alone is not a thousand. */
const isSpelledOut = ({ text }: Lexeme) => text.length > 2;

export function amountAt(lexemes: readonly Lexeme[], at: number): Amount | null {
	const first = lexemes[at];
	if (!first) return null;
	const counted = findSense(first, 'counted');
	if (counted) return { value: counted.value, scale: null, unit: counted.unit, to: at + 1 };
	const sum = findSense(first, 'sum')?.value;
	if (sum !== undefined) return withMore(lexemes, { value: sum, scale: sum / 2, unit: null, to: at + 1 });
	const share = readShare(first);
	if (share !== undefined) {
		const scale = readScale(lexemes[at + 1]);
		return scale === undefined || share < 0 ? null : { value: share * scale, scale, unit: null, to: at + 2 };
	}
	const alone = readScale(first);
	if (alone !== undefined) return isSpelledOut(first) ? withMore(lexemes, { value: alone, scale: alone, unit: null, to: at + 1 }) : null;
	const number = readNumber(first);
	return number === undefined ? null : scaled(lexemes, number, at + 1);
}

function scaled(lexemes: readonly Lexeme[], number: number, to: number): Amount {
	const fraction = fractionAt(lexemes, to);
	if (fraction !== null) return scaled(lexemes, number + fraction, to + 1);
	const scale = readScale(lexemes[to]);
	if (scale !== undefined) return withMore(lexemes, { value: number * scale, scale, unit: null, to: to + 1 });
	const half = joined(lexemes, to);
	const share = readShare(lexemes[half]);
	const scaleAfter = readScale(lexemes[half + 1]);
	if (share !== undefined && scaleAfter !== undefined)
		return { value: (number + share) * scaleAfter, scale: scaleAfter, unit: null, to: half + 2 };
	if (share !== undefined && share > 0 && isJoined(lexemes, to))
		return { value: number + share, scale: null, unit: null, isHalf: true, to: half + 1 };
	return { value: number, scale: null, unit: null, to };
}

/** `3,5 million`: between a number and its scale a comma is a decimal point. */
function fractionAt(lexemes: readonly Lexeme[], at: number): number | null {
	const after = lexemes[at];
	const isPart = after?.comma && after.start === (lexemes[at - 1]?.end ?? 0) + 1 && after.value !== null && after.text.length <= 2;
	return isPart && readScale(lexemes[at + 1]) !== undefined ? (after.value as number) / 10 ** after.text.length : null;
}

/** What is added to a million: ونص, و200 ألف, إلا ربع. */
function withMore(lexemes: readonly Lexeme[], amount: Amount): Amount {
	const { value, scale, to } = amount;
	if (scale === null) return amount;
	const at = joined(lexemes, to);
	const share = readShare(lexemes[at]);
	if (share !== undefined && (share < 0 || isJoined(lexemes, to))) return { ...amount, value: value + share * scale, to: at + 1 };
	const number = readNumber(lexemes[at]);
	if (number === undefined) return amount;
	const smaller = readScale(lexemes[at + 1]);
	if (smaller !== undefined && smaller < scale && number * smaller < scale)
		return { ...amount, value: value + number * smaller, to: at + 2 };
	const hundreds = smaller === undefined && scale === 1e6 && number >= 100 && number < 1000 && isJoined(lexemes, to);
	return hundreds && !hasSense(lexemes[at + 1], 'unit') ? { ...amount, value: value + number * 1000, to: at + 1 } : amount;
}

const isAnd = (lexeme: Lexeme | undefined) => hasSense(lexeme, 'and');
const joined = (lexemes: readonly Lexeme[], at: number) => (isAnd(lexemes[at]) ? at + 1 : at);
const isJoined = (lexemes: readonly Lexeme[], at: number) =>
	isAnd(lexemes[at]) || lexemes[at]?.prefix.startsWith('و') === true || /^and /i.test(lexemes[at]?.text ?? '');
