import { expect, test } from 'vitest';
import type { Setting } from '#content/entities/editorial.ts';
import { readTranslator } from '#site/server/words.ts';
import { readSiteName, readWordmark } from './site-name.ts';

const request = (en: string | null, ar: string | null, locale: 'en' | 'ar') => {
	const texts = (site_name: string | null) => ({ site_name, tagline: null, address: null, opening_hours: null });
	const setting: Pick<Setting, 'translations'> = { translations: { en: texts(en), ar: texts(ar) } };
	return { read: { setting: () => setting as Setting }, locale, t: readTranslator(locale) };
};

test('uses the configured name, or that of the other language', () => {
	expect(readSiteName(request('Nile Doors', 'أبواب النيل', 'ar'))).toBe('أبواب النيل');
	expect(readSiteName(request('Nile Doors', null, 'ar'))).toBe('Nile Doors');
	expect(readSiteName(request(null, null, 'en'))).toBe('PN');
});

test('our logo contains the name; another name is beside a plain house', () => {
	expect(readWordmark(request('PN', 'PN', 'en'))).toEqual({ name: 'Real Estate', isOurs: true });
	expect(readWordmark(request('Nile Doors', null, 'en'))).toEqual({ name: 'Nile Doors', isOurs: false });
});
