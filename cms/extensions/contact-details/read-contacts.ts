import { link, secureAddress, webAddress } from '../../../content/entities/parts.ts';
import { latinDigits } from '../../../domain/digits.ts';
import { readEmail } from '../../../domain/email.ts';
import { readPhone } from '../../../domain/phone.ts';
import type { Contact } from '../../schema/define.ts';
import { model } from '../../schema/model.ts';
import type { Row } from '../hook.ts';

const HOTLINE_DIGITS = 5;

const contacts = new Map(
	model.map(({ name, fields }) => [name, fields.flatMap(({ name: field, contact }) => (contact ? [{ field, contact }] : []))]),
);

export type Refused = { field: string; contact: Contact };

/** Returns the row with normalised numbers and addresses, and the fields that contain neither. */
export function readContacts(collection: string, row: Row): { row: Row; refused: Refused[] } {
	const given = (contacts.get(collection) ?? []).filter(({ field }) => row[field] !== undefined && row[field] !== null);
	const read = given.map(({ field, contact }) => ({ field, contact, text: readContact(contact, String(row[field])) }));
	return {
		row: { ...row, ...Object.fromEntries(read.map(({ field, text }) => [field, text || null])) },
		refused: read.flatMap(({ field, contact, text }) => (text === null ? [{ field, contact }] : [])),
	};
}

/** The same parsers as the site's. */
const addresses = { web: webAddress, secure: secureAddress, link };
const LONGEST_ADDRESS = 500;

/** Empty if nothing was typed, null if it is invalid. */
function readContact(contact: Contact, typed: string): string | null {
	if (typed.trim() === '') return '';
	if (contact === 'email') return readEmail(typed);
	if (contact === 'web' || contact === 'secure' || contact === 'link') {
		const address = addresses[contact].parse(typed);
		return address !== null && address.length <= LONGEST_ADDRESS ? address : null;
	}
	const phone = readPhone(typed);
	if (typeof phone !== 'string') return phone.number;
	if (phone === 'phone.missing') return '';
	return phone === 'phone.hotline' && contact === 'phone' ? readHotline(typed) : null;
}

const readHotline = (typed: string) => latinDigits(typed.normalize('NFKC')).replace(/\D/g, '').slice(-HOTLINE_DIGITS);
