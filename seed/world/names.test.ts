import { describe, expect, test } from 'vitest';
import { makeWorld } from './world.ts';

const records = [...makeWorld('2026-11-15').records()];
const languages = ['en_US', 'ar_EG'];

const listNames = (collection: string, language: string) =>
	records
		.filter((record) => record.collection === collection)
		.map(({ row, parts }) => {
			const text = parts
				.find(({ table }) => table === `${collection}_translations`)
				?.rows.find((item) => item['languages_code'] === language);
			return { id: row.id, name: String(text?.['name'] ?? row['name']), body: String(text?.['body'] ?? '') };
		});

describe('names in the sample', () => {
	test.each(
		['property', 'project', 'launch', 'developer', 'agent', 'location', 'area', 'offer', 'post'].flatMap((collection) =>
			languages.map((language) => [collection, language] as const),
		),
	)('no two of %s are called the same in %s', (collection, language) => {
		const groups = Map.groupBy(listNames(collection, language), ({ name }) => name);
		expect([...groups].filter(([, same]) => same.length > 1).map(([name, same]) => [name, same.map(({ id }) => id)])).toEqual([]);
	});

	test('compounds and launches have their brand transliterated into Arabic', () => {
		const translated = /حدائق|بستان|بساتين|شاطئ|خليج|متنزه|بيوت|ساحة|فناء|أفنية|ممشى|دروب|بركة|حقول|الغرب|(^| )ال/;
		const names = [...listNames('project', 'ar_EG'), ...listNames('launch', 'ar_EG')].map(({ name }) => name);
		expect(names.filter((name) => translated.test(name))).toEqual([]);
	});

	test.each(languages)('posts use the name of what they link to in %s', (language) => {
		const known = new Map<string, string>([
			...listNames('property', language).map(({ id, name }) => [`properties/${id}`, name] as const),
			...listNames('project', language).map(({ id, name }) => [`compounds/${id}`, name] as const),
		]);
		const links = listNames('post', language).flatMap(({ body }) => [
			...body.matchAll(/<p><a href="\/((?:properties|compounds)\/\d+)">([^<]+)<\/a><\/p>/g),
		]);
		expect(links.length).toBeGreaterThan(5);
		expect(links.map(([, to, name]) => [to, name])).toEqual(links.map(([, to]) => [to, known.get(to ?? '')]));
	});
});
