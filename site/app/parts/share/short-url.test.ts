import { expect, test } from 'vitest';
import type { Site } from '#app/context.ts';
import { shortUrl } from './short-url.ts';

const site = { origin: 'https://pn.example' } as Site;

test('drops the slug and keeps the language', () => {
	expect(shortUrl({ site, locale: 'en' }, '/properties/1042-flat-with-a-view')).toBe('https://pn.example/properties/1042');
	expect(shortUrl({ site, locale: 'ar' }, '/properties/1042-شقة-على-البحر')).toBe('https://pn.example/ar/properties/1042');
	expect(shortUrl({ site, locale: 'ar' }, '/list-your-property')).toBe('https://pn.example/ar/list-your-property');
});
