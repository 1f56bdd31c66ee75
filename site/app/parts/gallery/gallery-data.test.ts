import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { buildGallery } from './gallery-data.ts';

const fileAt = (number: number) => `3360e8b6-aee5-4ea5-a80d-00000000000${number}`;

test('a photograph without alt text is named by its subject and number', () => {
	const { put, read } = testContent();
	const without = { ...samples.file, alt_en: null, alt_ar: null };
	put(
		'directus_files',
		{ ...without, id: fileAt(1), alt_en: 'The garden' },
		{ ...without, id: fileAt(2) },
		{ ...without, id: fileAt(3), alt_en: '' },
	);
	const alts = (locale: 'en' | 'ar', name: string) =>
		buildGallery({ read, locale, t: readTranslator(locale) } as unknown as PageRequest, {
			...{ name, images: [1, 2, 3].map(fileAt), video: null, tour: null },
			drawing: { file: null, text: '' },
		}).photos.map(({ alt }) => alt);
	expect(alts('en', 'Villa')).toEqual(['The garden', 'Villa, photo 2', 'Villa, photo 3']);
	expect(alts('ar', 'فيلا')[1]).toBe('فيلا، صورة 2');
});
