export const locales = {
	en: { language: 'en-US', direction: 'ltr' },
	ar: { language: 'ar-EG', direction: 'rtl' },
} as const;

export type Locale = keyof typeof locales;

export const localeOfPath = (pathname: string): Locale => (/^\/ar(\/|$)/.test(pathname) ? 'ar' : 'en');
