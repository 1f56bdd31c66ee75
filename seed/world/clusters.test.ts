import { expect, test } from 'vitest';
import { clusterRecords } from './clusters.ts';
import { constructionRecords } from './construction.ts';
import { SAMPLE_PROPERTIES } from './facts.ts';
import { worldFacts } from './properties.ts';
import { makeListing } from './property/property.ts';

const today = '2026-11-15';
const world = worldFacts(today);
const clusters = new Map([...clusterRecords()].map(({ row }) => [row.id, row]));
const units = Array.from({ length: SAMPLE_PROPERTIES }, (_, index) => makeListing(index, world).property);

test('a home is in a cluster of its compound; shops, and homes outside compounds, are in none', () => {
	const inCluster = units.filter(({ cluster }) => cluster !== null);
	expect(inCluster.length).toBeGreaterThan(400);
	for (const { project, cluster } of inCluster) expect(clusters.get(Number(cluster))?.['project']).toBe(project);
	expect(units.filter(({ project, category, cluster }) => cluster !== null && (project === null || category === 'commercial'))).toEqual([]);
});

test('an outline lies in the picture, around its number', () => {
	for (const row of clusters.values()) {
		const outline = row['plan_outline'] as [number, number][];
		expect(outline.length).toBeGreaterThan(5);
		expect(outline.flat().every((share) => share >= 0 && share <= 100)).toBe(true);
		const between = (at: 0 | 1, value: unknown) => {
			const sides = outline.map((corner) => corner[at]);
			return Number(value) >= Math.min(...sides) && Number(value) <= Math.max(...sides);
		};
		expect(between(0, row['plan_x']) && between(1, row['plan_y'])).toBe(true);
	}
});

test('construction progress only increases, and no update is in the future', () => {
	const updates = Map.groupBy([...constructionRecords(today)], ({ row }) => row['project']);
	expect(updates.size).toBeGreaterThan(20);
	for (const seen of updates.values()) {
		const days = seen.map(({ row }) => String(row['seen_on']));
		const percents = seen.map(({ row }) => Number(row['percent']));
		expect(days).toEqual(days.toSorted().reverse());
		expect(days[0] && days[0] < today).toBe(true);
		expect(percents).toEqual(percents.toSorted((a, b) => b - a));
		expect(percents.every((percent) => percent > 0 && percent < 100)).toBe(true);
		const pictures = seen.flatMap(({ parts }) => parts.find(({ table }) => table === 'construction_update_files')?.rows ?? []);
		const files = pictures.map((picture) => picture['directus_files_id']);
		expect(new Set(files).size).toBe(files.length);
		expect(files.length).toBeGreaterThan(0);
	}
});
