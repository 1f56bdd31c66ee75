import { expect, test } from 'vitest';
import { compile } from '#cms/schema/compile.ts';
import { model } from '#cms/schema/model.ts';
import { makeSamples } from '../world/world.ts';
import { makeStarter, starterCollections } from './starter.ts';

const starter = makeStarter();
const samples = makeSamples('2026-11-15', 20);
const listCollections = ({ records }: Pick<typeof starter, 'records'>) => new Set([...records()].map(({ collection }) => collection));

test('no collection is both starter and sample', () => {
	expect([...listCollections(starter)].sort()).toEqual([...starterCollections].sort());
	expect([...listCollections(samples).intersection(listCollections(starter))]).toEqual([]);
	expect(samples.files.filter((file) => starter.files.includes(file))).toEqual([]);
});

test('the starter content refers only to itself', () => {
	const { relations } = compile(model);
	const there = new Set([
		...[...starter.records()].map(({ collection, row }) => `${collection} ${row.id}`),
		...starter.files.map(({ id }) => `directus_files ${id}`),
	]);
	for (const { collection, row } of starter.records())
		for (const { field, related_collection } of relations.filter((relation) => relation.collection === collection))
			if (row[field] != null) expect(there).toContain(`${related_collection} ${row[field]}`);
});

test('the starter content applies to any brokerage', () => {
	const said = JSON.stringify([...starter.records()]);
	expect(said).not.toMatch(/\bPN\b|example\.com|\+20|founder|مؤسس/);
});
