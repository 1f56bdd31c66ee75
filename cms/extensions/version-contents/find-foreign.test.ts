import { expect, test } from 'vitest';
import { findForeign } from './find-foreign.ts';

test('accepts columns, texts and links of a record, as Studio sends them', () => {
	const delta = {
		...{ price: 5_000_000, area: 7, status: 'published', _user: 'a1', _date: new Date() },
		coordinates: { type: 'Point', coordinates: [31, 30] },
		translations: {
			create: [{ name: 'فيلا', languages_code: { code: 'ar_EG' } }],
			update: [{ id: 4, name: 'Villa', languages_code: { code: 'en_US' }, _user: 'a1' }],
			delete: [5],
		},
		images: { create: [{ directus_files_id: { id: 'b1' }, sort: 1 }], update: [], delete: [] },
		amenities: [1, { id: 2, sort: 3 }],
	};
	expect(findForeign('property', delta)).toBeNull();
	expect(findForeign('property', null)).toBeNull();
});

test.each([
	['private', 'property', { private: { create: [{ owner_phone: '+20' }], update: [], delete: [] } }],
	['agent', 'property', { agent: { id: 5, phone: '+20' } }],
	['images', 'property', { images: { update: [{ id: 1, directus_files_id: { id: 'b1', uploaded_by: { id: 'me', role: 'x' } } }] } }],
	['images', 'property', { images: [{ directus_files_id: { id: { deeper: 1 } } }] }],
	['price_history', 'property', { price_history: [] }],
	['blocks', 'page', { blocks: { create: [{ kind: 'text' }] } }],
	['user_created', 'property', { user_created: 'me' }],
	['made_up', 'property', { made_up: 1 }],
	['enquiry', 'enquiry', 'no object'],
])('rejects %s of %s', (foreign, collection, delta) => expect(findForeign(collection, delta)).toBe(foreign));
