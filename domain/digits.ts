/** Arabic digits, of either shape, as Latin ones. */
export const latinDigits = (text: string): string => text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));

/** 7500000 as `7,500,000`; what does not end in digits stays as it is. */
export const groupDigits = (text: string): string => text.replace(/\B(?=(\d{3})+$)/g, ',');
