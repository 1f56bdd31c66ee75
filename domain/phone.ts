import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { latinDigits } from './digits.ts';
import { cleanLine } from './typed-text.ts';

export type Phone = { number: string; country: string; shown: string };
export type PhoneProblem = 'phone.missing' | 'phone.hotline' | 'phone.short' | 'phone.long' | 'phone.unreadable';

/** A company's hotline: five digits starting with 1. It cannot be called back. */
const hotline = /^(?:(?:\+|00)20)?1\d{4}$/;
/** Egyptian numbers are often copied with the country code but without the plus. */
const withoutPlus = /^20(?:1[0125]\d{8}|[2-9]\d{7,8})$/;

/** Mobile numbers starting with 010, 011 or 012 that lack digits. */
const cutShort = /^\+201[012]\d{0,7}$/;

/** With an international prefix; more digits are more than one number. */
const DIGITS_MOST = 17;

/** Reads any notation; without a country code the number is Egyptian. */
export function readPhone(typed: string): Phone | PhoneProblem {
	const text = latinDigits(cleanLine(typed.normalize('NFKC'))).replace(/^tel:/i, '');
	const digits = text.replace(/\D/g, '');
	if (!digits) return text ? 'phone.unreadable' : 'phone.missing';
	if (digits.length > DIGITS_MOST) return 'phone.long';
	if (hotline.test(text.replace(/[^\d+]/g, ''))) return 'phone.hotline';
	if (/\p{L}/u.test(text)) return 'phone.unreadable';
	const dialled = withoutPlus.test(digits) ? `+${digits}` : text.replace(/^\+?\s*00/, '+').replace(/^\+\s*20\s*0/, '+20');
	const phone = parsePhoneNumberFromString(dialled, 'EG');
	if (phone?.isValid() && !phone.ext && !cutShort.test(phone.number))
		return { number: phone.number, country: phone.country ?? '', shown: phone.formatInternational() };
	const length = validatePhoneNumberLength(dialled, 'EG');
	if (length === 'TOO_LONG') return 'phone.long';
	return length === 'TOO_SHORT' || (phone && cutShort.test(phone.number)) ? 'phone.short' : 'phone.unreadable';
}
