/** Converts Arabic and Persian digits. */
export const latinDigits = (text: string): string => text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));

/** 7500000 becomes `7,500,000`; text that does not end in digits stays unchanged. */
export const groupDigits = (text: string): string => text.replace(/\B(?=(\d{3})+$)/g, ',');
