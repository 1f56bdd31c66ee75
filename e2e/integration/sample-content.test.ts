import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openInitialPasswords } from '#bin/initial-passwords.ts';
import { loadSample } from '#bin/prepare-content.ts';
import { listTables } from '#cms/access/tables.ts';
import { model } from '#cms/schema/model.ts';
import { findProblems } from '#content/entities/problems.ts';
import { isCollection } from '#content/entities/registry.ts';
import { layouts } from '#content/layout.ts';
import { fetchPages } from '#content/replica/fetch-documents.ts';
import { createClient } from '#directus/client.ts';
import { sampleVersion } from '#seed/version.ts';
import { admin, cmsUrl, dataDir, siteToken } from '../system.ts';

const { issue } = openInitialPasswords(dataDir);
/** Loading checks every batch in the same way, so a small number is enough. */
const FEW_PROPERTIES = 100;

/** Earlier forms may still be delivered. */
const tables = model
	.filter(({ audience }) => audience === 'content')
	.flatMap(listTables)
	.map(({ name }) => name);

const counts = async () =>
	Object.fromEntries(
		await Promise.all(
			tables.map(async (table) => [table, Number((await admin.get<{ count: number }[]>(`/items/${table}?aggregate[count]=*`))[0]?.count)]),
		),
	);

describe('sample content in Directus', () => {
	test('is complete', async () => {
		expect(await counts()).toMatchObject({
			property: 800,
			property_translations: 1600,
			project: 60,
			area: 49,
			location: 15,
			post: 24,
			post_translations: 48,
			page: 15,
		});
	});

	test('satisfies the publishing rules', async () => {
		const client = createClient(cmsUrl, siteToken);
		const problems: unknown[] = [];
		for (const layout of layouts) {
			const { collection } = layout;
			if (!isCollection(collection)) continue;
			const read = async () => {
				for await (const documents of fetchPages(client, layout))
					for (const document of documents)
						problems.push(...findProblems(collection, document).map((problem) => ({ collection, id: document.id, ...problem })));
			};
			// The running site may have used up Directus's rate limit.
			await read().catch(() => wait(1500).then(read));
		}
		expect(problems).toEqual([]);
	});

	test('is completed after an interruption, without duplicates', async () => {
		const before = await counts();
		const [file] = await admin.get<{ id: string }[]>('/files?filter[type][_eq]=image/jpeg&limit=1&fields=id');
		await admin.patch(`/files/${file?.id}`, { filename_disk: null });
		await admin.delete('/items/property/1005');
		await admin.delete('/items/property_files', { query: { filter: { property_id: { _eq: 1006 } }, limit: -1 } });
		await loadSample(admin, issue, FEW_PROPERTIES, () => {});
		await admin.patch('/items/setting', { sample_version: sampleVersion() });
		expect(await counts()).toEqual(before);
		expect(await admin.get(`/files/${file?.id}?fields=filename_disk`)).toEqual({ filename_disk: `${file?.id}.jpg` });
	});
});
