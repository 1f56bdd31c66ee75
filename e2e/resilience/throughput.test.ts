import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeSample } from '#bench/listings.ts';
import { severalSitesBench } from '#bench/several-sites.ts';
import { removeScratch, scratch } from './installation.ts';
import { note } from './report.ts';

afterAll(removeScratch);

test('throughput of one, two and three sites on one machine', async () => {
	const sampleReplica = join(scratch, 'sample.db');
	writeSample(sampleReplica);
	const { columns, rows } = await severalSitesBench({ folder: scratch, sampleReplica, sizes: [] });
	for (const { what, figures } of rows) {
		const values = figures.map((figure) => Math.round(figure?.value ?? 0));
		note({
			what: 'nothing',
			when: `search results, ${what}, on ${columns.join(', ')} sites at once`,
			sees: '–',
			figures: `${values.join(', ')} answers a second in all`,
			healed: '–',
		});
		expect(values.every((value) => value > 0)).toBe(true);
	}
});
