import { readPhone } from '#domain/phone.ts';

/** Two letters, or none for Egypt and for what belongs to no country. */
export function foreignCountry(typed: string): string {
	const phone = readPhone(typed);
	return typeof phone !== 'string' && phone.country !== 'EG' && /^[A-Z]{2}$/.test(phone.country) ? phone.country : '';
}
