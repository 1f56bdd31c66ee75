import { joinNames } from './joined-names.ts';
import { arabic, arabicLetter, classAt, digit, digitValue, ignored, presentationForms } from './letters.ts';

/** For substring search in Studio: one spelling of Arabic letters and joined names, Latin digits, lower case. Unlike `spelling`, it keeps every Latin letter. */
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
