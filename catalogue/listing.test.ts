import { expect, test } from 'vitest';
import type { Property } from '#content/entities/listings.ts';
import { createCatalogue } from './catalogue.ts';
import { collectTexts } from './listing.ts';
import { drawFrom, randomListing } from './testing/random-listings.ts';

const words = { name: 'Home', description: '<p>A home</p>' } as Property['translations']['en'];

test.each(['ground floor', 'دور أرضي', 'الدور الأرضي', 'أرضي', 'dor ardy'])(
	'homes on the ground floor are found by %s, and no others',
	(text) => {
		const catalogue = createCatalogue();
		for (const [id, floor] of [0, 1, null].entries()) {
			catalogue.put({ ...randomListing(drawFrom(1), id + 1), until: null });
			catalogue.describe(id + 1, collectTexts({ floor, translations: { en: words, ar: words } }));
		}
		expect(catalogue.find({ filters: { text } })).toEqual([1]);
	},
);
