import { describe, expect, test } from 'vitest';
import type { StaffClient } from '#directus/staff-client.ts';
import { samples } from '#site/server/test-content.ts';
import type { Document } from '../documents.ts';
import type { CollectionName } from '../entities/registry.ts';
import { layoutFor } from '../layout.ts';
import { buildDraft, readDraft } from './read-draft.ts';

const built = (collection: CollectionName, document: Document) =>
	buildDraft(collection, { publicStatuses: layoutFor(collection)?.publicStatuses ?? null }, document, null);
const home = (fields: Record<string, unknown> = {}) => samples.property(7, { status: 'draft', ...fields });
const missing = (document: Document) =>
	built('property', document).missing.map(({ label, language }) => [label.en, language].filter(Boolean).join(' '));

describe('a draft', () => {
	test('is what it would be once it is published', () => {
		const draft = built('property', home());
		expect(draft).toMatchObject({ id: 7, status: 'draft', hasPublicStatus: false, isPublic: false, savedAt: '2026-03-01T10:00:00Z' });
		expect(draft.entity).toMatchObject({ status: 'published', price: 12_500_000 });
		expect(draft.missing).toEqual([]);
	});

	test('that is published is seen by visitors, unless its day is to come', () => {
		const post = (published_on: string) => built('post', samples.post(1, { status: 'published', published_on }));
		expect(post('2026-05-04')).toMatchObject({ hasPublicStatus: true, isPublic: true });
		expect(post('2999-05-04')).toMatchObject({ hasPublicStatus: true, isPublic: false, entity: { id: 1 } });
	});

	test('says what is missing: photographs, words of a language, values that make no sense', () => {
		expect(missing(home({ images: [] }))).toEqual(['Photographs']);
		expect(missing(home({ translations: { en_US: { name: 'Villa' } } }))).toEqual(['Name ar']);
		expect(missing(home({ finishing: 'gold' }))).toEqual(['Finishing']);
	});

	test('that cannot be shown says why', () => {
		const draft = built('property', home({ price: null, type: null }));
		expect(draft.entity).toBeNull();
		expect(missing(home({ price: null, type: null }))).toEqual(['Type', 'Price']);
		expect(missing(home({ translations: {} }))).toEqual(['Name en', 'Name ar']);
	});
});

describe('reading one', () => {
	type Answer = (table: string, query: { fields: string[]; limit: number }) => Record<string, unknown>[];
	const refusal = (status: number) => ({
		errors: [{ message: 'no', extensions: { code: 'NO' } }],
		response: new Response(null, { status }),
	});
	const read = (answer: Answer) => {
		const rows: StaffClient['rows'] = async (table, query) => answer(table, query);
		return readDraft({ rows } as StaffClient, 'developer', 5);
	};
	const row = (fields: string[]) => Object.fromEntries(fields.map((field) => [field, field === 'id' ? 5 : null]));
	const texts = { id: 1, developer_id: 5, languages_code: 'en_US', name: 'Sarw' };
	const developer: Answer = (table, { fields }) => {
		if (table === 'directus_users') return [{ first_name: 'Salma', last_name: 'Nabil' }];
		if (table === 'developer_translations') return [{ ...row(fields), ...texts }];
		return [{ ...row(fields), status: 'review', user_updated: 'u-1' }];
	};

	test('asks in the person’s name, and names who saved it', async () => {
		expect(await read(developer)).toMatchObject({ id: 5, status: 'review', savedBy: 'Salma Nabil', entity: { id: 5 } });
	});

	test('who may not know who saved it reads it all the same', async () => {
		const answer: Answer = (table, query) => {
			if (query.fields.includes('user_updated')) throw refusal(403);
			return developer(table, query);
		};
		expect(await read(answer)).toMatchObject({ id: 5, savedBy: null });
	});

	test('what is not there, or not for them, is none', async () => {
		expect(await read(() => [])).toBe('none');
		for (const status of [401, 403])
			expect(
				await read(() => {
					throw refusal(status);
				}),
			).toBe('none');
		expect(await read((_table, { fields }) => [{ ...row(fields), id: 6 }])).toBe('none');
	});

	test('a Directus that fails, or goes on and on, is not available', async () => {
		expect(
			await read(() => {
				throw new Error('fetch failed');
			}),
		).toBe('unavailable');
		let asked = 0;
		const endless: Answer = (table, { fields, limit }) => {
			asked++;
			if (table !== 'developer_translations') return developer(table, { fields, limit });
			return Array.from({ length: limit }, (_, id) => ({ ...row(fields), ...texts, id }));
		};
		expect(await read(endless)).toBe('unavailable');
		expect(asked).toBeLessThan(50);
	});
});
