import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { cleanLine, latinDigits } from './clean.ts';

export type Phone = { number: string; country: string; shown: string };
export type PhoneProblem = 'phone.missing' | 'phone.hotline' | 'phone.unreadable';

/** Five digits that begin with 1: a company's line. We cannot call a person back there. */
const hotline = /^1\d{4}$/;
/** An Egyptian mobile as people copy it: with the country's number and without the plus. */
const withoutPlus = /^20(?:1[0125]\d{8}|[2-9]\d{7,8})$/;

/** Numbers that begin with 010, 011 or 012 are mobiles, and those have eleven digits. */
const cutShort = /^\+201[012]\d{0,7}$/;

/** A phone number in any way of writing it; without a country's number it is Egyptian. */
export function readPhone(typed: string): Phone | PhoneProblem {
	const text = latinDigits(cleanLine(typed)).replace(/^tel:/i, '');
	const digits = text.replace(/\D/g, '');
	if (!digits) return text ? 'phone.unreadable' : 'phone.missing';
	if (hotline.test(digits)) return 'phone.hotline';
	if (/\p{L}/u.test(text)) return 'phone.unreadable';
	const phone = parsePhoneNumberFromString(
		withoutPlus.test(digits) ? `+${digits}` : text.replace(/^\+?\s*00/, '+').replace(/^\+\s*20\s*0/, '+20'),
		'EG',
	);
	if (!phone?.isValid() || phone.ext || cutShort.test(phone.number)) return 'phone.unreadable';
	return { number: phone.number, country: phone.country ?? '', shown: phone.formatInternational() };
}
