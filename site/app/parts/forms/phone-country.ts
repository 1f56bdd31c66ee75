import { readPhone } from '#domain/phone.ts';

/** The country code, or '' for Egypt and for numbers of no country. */
export function foreignCountry(typed: string): string {
	const phone = readPhone(typed);
	return typeof phone !== 'string' && phone.country !== 'EG' && /^[A-Z]{2}$/.test(phone.country) ? phone.country : '';
}
