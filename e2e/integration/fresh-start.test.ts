import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { readSearch } from '#app/parts/search/address.ts';
import { openSearch } from '#catalogue/open-search.ts';
import { openReplica } from '#content/replica/replica.ts';
import { createLogger } from '#runtime/logger.ts';
import { readTranslator } from '#site/server/words.ts';
import { dataDir, eventually, siteUrl } from '../system.ts';

/** The site was started with an empty data folder, so everything it searches arrived while it ran. */
const scratch = mkdtempSync(join(tmpdir(), 'pn-fresh-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function countOnSite(query: string): Promise<number> {
	const { show } = await (await fetch(`${siteUrl}/search/count.json?${query}`)).json();
	return Number(
		String(show)
			.match(/[\d,]+/)?.[0]
			.replaceAll(',', '') ?? 0,
	);
}

function countAfterRestart(query: string): number {
	const file = join(scratch, `${crypto.randomUUID()}.db`);
	const live = new DatabaseSync(join(dataDir, 'replica.db'), { readOnly: true, timeout: 60_000 });
	live.prepare('VACUUM INTO ?').run(file);
	live.close();
	const replica = openReplica(
		file,
		createLogger(() => {}),
	);
	const search = openSearch(replica);
	const count = search.catalogue.count(readSearch(new URLSearchParams(query)).search.filters);
	search.close();
	replica.close();
	return count;
}

describe('a site that was never restarted', () => {
	test.each([
		'instalments=yes',
		'years=8',
		'down-percent=10',
		'years=6&down-percent=15',
		'monthly=60000',
		'down=500000',
		'down=1000000&monthly=100000',
		'offer=yes',
		'developer=1001',
		'location=1001',
		'compound=1001',
	])('%s finds the same as after a restart', async (query) => {
		await eventually(async () => (await countOnSite(query)) === countAfterRestart(query), `the same count of ${query}`);
		expect(await countOnSite(query)).toBeGreaterThan(0);
	});

	test.each([
		['/search?instalments=yes', 'en'],
		['/ar/search?offer=yes', 'ar'],
		['/search?sort=monthly&monthly=60000', 'en'],
	] as const)('%s finds homes', async (path, locale) => {
		const html = await (await fetch(siteUrl + path)).text();
		expect(html.includes(readTranslator(locale)('find.nothing'))).toBe(false);
		expect(html.match(/href="(?:\/ar)?\/properties\/\d+/g)?.length).toBeGreaterThan(3);
	});
});
