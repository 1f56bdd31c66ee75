/** A landline of Egypt, as `+20227351234`: it is called, and not on WhatsApp. */
export const isLandline = (number: string): boolean => /^\+20(?!1[0125])/.test(number);
