/** `+20 100 000 0001`; other numbers stay as they were written. */
export const shownPhone = (phone: string): string => phone.replace(/^\+20(\d{3})(\d{3})(\d{4})$/, '+20 $1 $2 $3');

/** Hotlines of five digits are numbers too. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** A message to a number, or to whomever the visitor picks when there is none. */
export function whatsAppHref(phone: string | null, text: string): string {
	return `https://wa.me/${(phone ?? '').replace(/\D/g, '').replace(/^0+/, '')}?text=${encodeURIComponent(text)}`;
}

export const mailHref = (address: string, { subject, body }: { subject: string; body: string }): string =>
	`mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
