import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptPagesBench } from './kept-pages.ts';
import { writeSample } from './listings.ts';
import { pagesBench } from './pages.ts';
import { renderingBench } from './rendering.ts';
import { searchBench } from './search.ts';
import { siteStartBench } from './site-start.ts';
import { broken, print, type Table } from './table.ts';

/** What `npm run bench` may be told, and where benches may write. */
export type BenchOptions = { sizes: number[]; folder: string; sampleReplica: string };
export type Bench = (options: BenchOptions) => Promise<Table>;

const benches: Bench[] = [searchBench, siteStartBench, keptPagesBench, renderingBench, pagesBench];

/** Prints what is measured with its budgets; fails when one is broken. */
export async function runBench({ sizes }: { sizes: number[] }): Promise<number> {
	const folder = mkdtempSync(join(tmpdir(), 'pn-bench-'));
	const sampleReplica = join(folder, 'sample.db');
	writeSample(sampleReplica);
	let failures = 0;
	try {
		for (const bench of benches) {
			const table = await bench({ sizes, folder, sampleReplica });
			print(table);
			failures += broken(table);
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
	console.log(failures === 0 ? '\nEvery budget holds.' : `\n${failures} over budget.`);
	return failures === 0 ? 0 : 1;
}
