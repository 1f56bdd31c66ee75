import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureChanges } from './changes.ts';
import { counterBench } from './counter.ts';
import { measureInteractions } from './interactions.ts';
import { keptPagesBench } from './kept-pages.ts';
import { runLighthouse } from './lighthouse.ts';
import { writeSample } from './listings.ts';
import { weighPages } from './pages.ts';
import { renderingBench } from './rendering.ts';
import { searchBench } from './search.ts';
import { severalSitesBench } from './several-sites.ts';
import { siteStartBench } from './site-start.ts';
import { listBroken, print, type Table } from './table.ts';
import { withWholeSystem } from './whole-system.ts';

/** Options of `npm run bench`, and the folder benches may write to. */
export type BenchOptions = { sizes: number[]; folder: string; sampleReplica: string };
export type Bench = (options: BenchOptions) => Promise<Table | Table[]>;

const wholeSystemBench: Bench = ({ folder }) =>
	withWholeSystem(folder, async (url) => [
		await weighPages(url),
		await measureInteractions(url),
		await runLighthouse(join(folder, 'lighthouse'), url),
	]);

const changesBench: Bench = ({ folder }) => withWholeSystem(folder, measureChanges);

const benches: Record<string, Bench> = {
	search: searchBench,
	counter: counterBench,
	start: siteStartBench,
	kept: keptPagesBench,
	sites: severalSitesBench,
	changes: changesBench,
	drawing: renderingBench,
	pages: wholeSystemBench,
};
export const benchNames = Object.keys(benches);

/** Prints the results with their budgets; fails when one is exceeded. */
export async function runBench({ sizes, names }: { sizes: number[]; names: string[] }): Promise<number> {
	const folder = mkdtempSync(join(tmpdir(), 'pn-bench-'));
	const sampleReplica = join(folder, 'sample.db');
	writeSample(sampleReplica);
	let failures = 0;
	try {
		for (const name of names)
			for (const table of [(await benches[name]?.({ sizes, folder, sampleReplica })) ?? []].flat()) {
				print(table);
				failures += listBroken(table);
			}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
	console.log(failures === 0 ? '\nEvery budget holds.' : `\n${failures} over budget.`);
	return failures === 0 ? 0 : 1;
}
