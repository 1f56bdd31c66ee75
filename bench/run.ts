/** One measurement with its budget. `value` is a size, or a ratio against a peer measured in the same run. */
export type Measurement = { name: string; value: number; budget: number; unit: string };
export type Bench = () => Promise<Measurement[]>;

const benches: Bench[] = [];

/** Prints every measurement with its budget; fails when one is broken. */
export async function runBench(): Promise<number> {
	let broken = 0;
	for (const bench of benches)
		for (const { name, value, budget, unit } of await bench()) {
			const holds = value <= budget;
			if (!holds) broken++;
			console.log(`${holds ? '✓' : '✗'} ${name}: ${value} ${unit} (budget ${budget} ${unit})`);
		}
	if (benches.length === 0) console.log('Nothing is measured yet.');
	return broken === 0 ? 0 : 1;
}
