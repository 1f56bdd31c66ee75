import { isLandline } from '../../../domain/landline.ts';
import type { Row } from '../hook.ts';
import { normalizePhone } from './contact.ts';

const NAME_MOST = 60;

/** A WhatsApp link with a greeting in the visitor's language. Null if their number cannot be on WhatsApp. */
export function buildWhatsAppUrl({ phone, name, reference, language }: Row): string | null {
	const number = normalizePhone(phone);
	if (!number?.startsWith('+') || isLandline(number)) return null;
	const called = typeof name === 'string' ? [...name.replace(/\s+/g, ' ').trim()].slice(0, NAME_MOST).join('') : '';
	const text =
		language === 'en'
			? `${called ? `Hello ${called},` : 'Hello,'} about your request ${reference}.`
			: `${called ? `أهلًا ${called}،` : 'أهلًا،'} بخصوص طلبك ${reference}.`;
	return `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`;
}
