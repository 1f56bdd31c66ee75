/** `+20 100 000 0001` and `+20 2 2735 1234`; other numbers are shown as stored. */
export const shownPhone = (phone: string): string =>
	phone.replace(/^\+20(\d{3})(\d{3})(\d{4})$/, '+20 $1 $2 $3').replace(/^\+20([23]|\d\d)(\d{3,4})(\d{4})$/, '+20 $1 $2 $3');

/** Works for five-digit hotlines too. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Without a number, WhatsApp lets the visitor choose the recipient. */
export function whatsAppHref(phone: string | null, text: string): string {
	return `https://wa.me/${(phone ?? '').replace(/\D/g, '').replace(/^0+/, '')}?text=${encodeURIComponent(text)}`;
}

export const mailHref = (address: string, { subject, body }: { subject: string; body: string }): string =>
	`mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
