export const latinDigits = (text: string): string =>
	text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

/** Forms send +201001234567; staff type 0100 123 4567, or copy 201001234567 from WhatsApp. */
export function normalizePhone(value: unknown): string | null {
	if (typeof value !== 'string') return null;
	const digits = latinDigits(value)
		.replace(/[^\d+]/g, '')
		.replace(/^00/, '+')
		.replace(/^(\+?20)?0?(?=1[0125]\d{8}$)/, '+20')
		.replace(/^(?:\+?200?|0)(?=(?:2[2-4]|3|13|[4-9]\d)\d{7}$)/, '+20');
	return /^\+?\d{4,}$/.test(digits) ? digits : null;
}

export const normalizeEmail = (value: unknown): string | null =>
	typeof value === 'string' && value.includes('@') ? value.trim().toLowerCase() : null;
