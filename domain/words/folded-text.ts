import { joinNames } from './joined-names.ts';
import { arabic, arabicLetter, classAt, digit, digitValue, ignored, presentationForms } from './letters.ts';

/** A whole text as any part of it is searched: one spelling of Arabic letters and of names written apart or together, Latin digits, small letters; in Latin every letter counts. */
export function foldText(text: string): string {
	const plain = (presentationForms.test(text) ? text.normalize('NFKC') : text).toLowerCase();
	let folded = '';
	for (let at = 0; at < plain.length; at++) {
		const kind = classAt(plain, at);
		if (kind === digit) folded += digitValue(plain, at);
		else if (kind === arabic) folded += arabicLetter(plain, at);
		else if (kind !== ignored) folded += plain[at];
	}
	return joinNames(folded.replace(/\s+/g, ' ').trim());
}
