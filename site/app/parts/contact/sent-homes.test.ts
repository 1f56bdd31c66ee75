import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import type { Locale } from '#domain/locales.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { nameSentHomes, withSentHomes } from './sent-homes.ts';

const { put, read } = testContent();
put('location', samples.location);
put('area', samples.area);
put('property', ...[1, 2].map((id) => samples.property(id, { reference: `FST-APT-${id}` })));
const request = (query: string, locale: Locale = 'en') =>
	({ read, locale, url: new URL(`http://site/contact-us${query}`), t: readTranslator(locale) }) as PageRequest;

test('adds references of sent homes that the message does not name', () => {
	expect(nameSentHomes(request('?ids=1,2'), 'My own words')).toBe('My own words\nProperties: FST-APT-1, FST-APT-2');
	expect(nameSentHomes(request('?ids=1,2', 'ar'), '')).toMatch(/FST-APT-1، FST-APT-2$/);
	expect(nameSentHomes(request('?ids=1,2'), 'Is FST-APT-1 free?')).toBe('Is FST-APT-1 free?\nProperties: FST-APT-2');
	expect(nameSentHomes(request('?ids=1,999'), '')).toBe('Properties: FST-APT-1');
	for (const query of ['', '?ids=<b>', '?ids=999']) expect(nameSentHomes(request(query), 'My own words')).toBe('My own words');
});

test('keeps the homes in the form’s address', () => {
	expect(withSentHomes('/contact-us', [{ id: 1 }, { id: 2 }])).toBe('/contact-us?ids=1,2');
	expect(withSentHomes('/ar/contact-us?about=agent-7', [{ id: 1 }])).toBe('/ar/contact-us?about=agent-7&ids=1');
});
