import { randomInt } from 'node:crypto';

/** 29 characters that cannot be mistaken for one another. Because 29 is prime, the check character detects one wrong and two swapped characters. */
const SIGNS = '23456789ABCDEFGHJKMNPQRTVWXYZ';
const LENGTH = 7;

/** A reference for the phone, PN-7K4M-2QXR: seven random characters and a check character. */
export function makeReference(): string {
	const chosen = Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
	return written(chosen + computeCheckSign(chosen));
}

/** In its normal form, however it was typed; null if it cannot be one of ours. */
export function readReference(typed: string): string | null {
	const signs = typed
		.normalize('NFKC')
		.toUpperCase()
		.replace(/[^0-9A-Z]/g, '')
		.replace(/^PN(?=.{8}$)/, '');
	const [chosen, proof] = [signs.slice(0, LENGTH), signs.slice(LENGTH)];
	const isOurs = signs.length === LENGTH + 1 && [...signs].every((sign) => SIGNS.includes(sign)) && computeCheckSign(chosen) === proof;
	return isOurs ? written(signs) : null;
}

const written = (signs: string) => `PN-${signs.slice(0, 4)}-${signs.slice(4)}`;

const computeCheckSign = (signs: string) =>
	SIGNS.charAt([...signs].reduce((sum, sign, place) => sum + (place + 2) * SIGNS.indexOf(sign), 0) % SIGNS.length);
