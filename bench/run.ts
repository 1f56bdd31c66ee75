import { searchBench } from './search.ts';
import { broken, print, type Table } from './table.ts';

/** What `npm run bench` may be told. */
export type BenchOptions = { sizes: number[] };
export type Bench = (options: BenchOptions) => Promise<Table>;

const benches: Bench[] = [searchBench];

/** Prints what is measured with its budgets; fails when one is broken. */
export async function runBench(options: BenchOptions): Promise<number> {
	let failures = 0;
	for (const bench of benches) {
		const table = await bench(options);
		print(table);
		failures += broken(table);
	}
	console.log(failures === 0 ? '\nEvery budget holds.' : `\n${failures} over budget.`);
	return failures === 0 ? 0 : 1;
}
