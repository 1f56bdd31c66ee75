import { describe, expect, test } from 'vitest';
import { previewPath } from '#cms/schema/previews.ts';
import type { StaffClient } from '#directus/staff-client.ts';
import { samples } from '#site/server/test-content.ts';
import type { Document } from '../documents.ts';
import { type CollectionName, isCollection, registry } from '../entities/registry.ts';
import { findLayout } from '../layout.ts';
import { buildDraft, readDraft } from './read-draft.ts';

const built = (collection: CollectionName, document: Document) =>
	buildDraft(collection, { publicStatuses: findLayout(collection)?.publicStatuses ?? null }, document);
const home = (fields: Record<string, unknown> = {}) => samples.property(7, { status: 'draft', ready: true, ...fields });
const missing = (document: Document) =>
	built('property', document).missing.map(({ label, language }) => [label.en, language].filter(Boolean).join(' '));

describe('a draft', () => {
	test('is drawn as it would be published', () => {
		const draft = built('property', home());
		expect(draft).toMatchObject({ id: 7, status: 'draft', hasPublicStatus: false, isPublic: false, savedAt: '2026-03-01T10:00:00Z' });
		expect(draft.entity).toMatchObject({ status: 'published', price: 12_500_000 });
		expect(draft.missing).toEqual([]);
	});

	test('that is published is public, unless its day is in the future', () => {
		const post = (published_on: string) => built('post', samples.post(1, { status: 'published', published_on }));
		expect(post('2026-05-04')).toMatchObject({ hasPublicStatus: true, isPublic: true });
		expect(post('2999-05-04')).toMatchObject({ hasPublicStatus: true, isPublic: false, entity: { id: 1 } });
	});

	test('lists what is missing: photographs, texts of a language, invalid values', () => {
		expect(missing(home({ images: [] }))).toEqual(['Photographs']);
		expect(missing(home({ translations: { en_US: { name: 'Villa' } } }))).toEqual(['Name ar']);
		expect(missing(home({ finishing: 'gold' }))).toEqual(['Finishing']);
	});

	test('that cannot be published says why, and is still drawn', () => {
		const draft = built('property', home({ price: null, type: null }));
		expect(draft).toMatchObject({ isWhole: false, isPublic: false });
		expect(missing(home({ price: null, type: null }))).toEqual(['Type', 'Price']);
		expect(missing(home({ translations: {} }))).toEqual(['Name en', 'Name ar']);
		expect(draft.entity).toMatchObject({ id: 7, area: 2 });
		expect(draft.missing.map(({ isEmpty }) => isEmpty)).toEqual([true, true]);
		expect(built('property', home({ finishing: 'gold' })).missing).toMatchObject([{ field: 'finishing', isEmpty: false }]);
	});

	test('shows the other language’s text where one is missing', () => {
		const translations = { en_US: { name: 'Villa' }, ar_EG: { name: ' ', description: '<p>نص</p>' } };
		expect(built('property', home({ translations })).entity).toMatchObject({
			translations: { en: { name: 'Villa' }, ar: { name: 'Villa', description: '<p>نص</p>' } },
		});
	});

	test.each(
		Object.keys(registry)
			.filter(isCollection)
			.filter((name) => previewPath(name)),
	)('of %s that is empty is drawn', (name) => {
		const columns = findLayout(name)?.columns.map((column) => [column, null]) ?? [];
		expect(built(name, { ...Object.fromEntries(columns), id: 1, key: 'home' }).entity).toMatchObject({ id: 1 });
	});
});

describe('reading a draft', () => {
	type Answer = (table: string, query: { fields: string[]; limit: number }) => Record<string, unknown>[];
	const refusal = (status: number) => ({
		errors: [{ message: 'no', extensions: { code: 'NO' } }],
		response: new Response(null, { status }),
	});
	const read = (answer: Answer) => {
		const rows: StaffClient['rows'] = async (table, query) => answer(table, query);
		return readDraft({ rows }, { collection: 'developer', id: 5 });
	};
	const row = (fields: string[]) => Object.fromEntries(fields.map((field) => [field, field === 'id' ? 5 : null]));
	const texts = { id: 1, developer_id: 5, languages_code: 'en_US', name: 'Sarw' };
	const developer: Answer = (table, { fields }) => {
		if (table === 'directus_users') return [{ first_name: 'Salma', last_name: 'Nabil' }];
		if (table === 'developer_translations') return [{ ...row(fields), ...texts }];
		return [{ ...row(fields), status: 'review', user_updated: 'u-1' }];
	};

	test('uses the person’s token, and names who saved it', async () => {
		expect(await read(developer)).toMatchObject({ id: 5, status: 'review', savedBy: 'Salma Nabil', entity: { id: 5 } });
	});

	test('works for people who may not see who saved it', async () => {
		const answer: Answer = (table, query) => {
			if (query.fields.includes('user_updated')) throw refusal(403);
			return developer(table, query);
		};
		expect(await read(answer)).toMatchObject({ id: 5, savedBy: null });
	});

	test('is “none” if it does not exist or they may not see it', async () => {
		expect(await read(() => [])).toBe('none');
		for (const status of [401, 403])
			expect(
				await read(() => {
					throw refusal(status);
				}),
			).toBe('none');
		expect(await read((_table, { fields }) => [{ ...row(fields), id: 6 }])).toBe('none');
	});

	test('is “unavailable” if Directus fails or its answers never end', async () => {
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

	test('finds a page by its key, with its blocks except archived ones', async () => {
		const blocks = [
			{ id: 8, status: 'draft', sort: 2 },
			{ id: 9, status: 'published', sort: 1 },
			{ id: 10, status: 'archived', sort: 3 },
		];
		const answer: Answer = (table, { fields }) => {
			const text = { id: 1, languages_code: 'en_US', title: 'About us' };
			if (table === 'page') return [{ ...row(fields), key: 'about-us', status: 'draft' }];
			if (table === 'page_translations') return [{ ...row(fields), ...text, page_id: 5 }];
			if (table === 'page_block') return blocks.map((block) => ({ ...row(fields), ...block, page: 5, type: 'faq' }));
			if (table === 'page_block_translations') return blocks.map(({ id }) => ({ ...row(fields), ...text, id, page_block_id: id }));
			throw refusal(403);
		};
		const rows: StaffClient['rows'] = async (table, query) => answer(table, query);
		expect(await readDraft({ rows }, { collection: 'page', id: 'about-us' })).toMatchObject({
			...{ id: 5, status: 'draft', entity: { key: 'about-us' } },
			hasDraftParts: true,
			parts: [{ collection: 'page_block', field: 'page', entities: [{ id: 9 }, { id: 8 }] }],
		});
		expect(await readDraft({ rows }, { collection: 'page', id: 'home' })).toBe('none');
	});
});
