import { randomInt } from 'node:crypto';

/** 29 signs, none of which is taken for another. The number is prime, so that the last sign catches one wrong sign and two swapped ones. */
const SIGNS = '23456789ABCDEFGHJKMNPQRTVWXYZ';
const LENGTH = 7;

/** A number to say on the phone: PN-7K4M-2QXR. Seven signs by chance, and one that proves them. */
export function makeReference(): string {
	const chosen = Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
	return written(chosen + computeCheckSign(chosen));
}

/** As we write it, however it was typed; null when it cannot be one of ours. */
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
