import { expect, test } from 'vitest';
import { makeWorld } from './world.ts';

const today = '2026-11-15';

test('a launch with public prices asks for no expression of interest', () => {
	const past = [...makeWorld(today).records()].filter(
		({ collection, row }) => collection === 'launch' && String(row['launch_date']).slice(0, 10) <= today,
	);
	expect(past.length).toBeGreaterThan(1);
	const texts = past.flatMap(({ parts }) => parts.filter(({ table }) => table === 'launch_translations').flatMap(({ rows }) => rows));
	expect(texts).toHaveLength(past.length * 2);
	expect(texts.map((text) => String(text['description'])).filter((text) => /expressions? of interest|إبداء/.test(text))).toEqual([]);
});
