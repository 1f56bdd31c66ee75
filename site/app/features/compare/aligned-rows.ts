/** One fact of all homes that are compared. A home that does not have it leaves its cell empty. */
export type Row = { label: string; cells: (string | null)[]; differs: boolean };

type Fact = { label: string; value: string };

/** The facts of several homes under each other. Each list keeps its order; what only one of them has stands where it has it. */
export function alignedRows(homes: readonly (readonly Fact[])[]): Row[] {
	const labels: string[] = [];
	for (const facts of homes) {
		let last = -1;
		for (const { label } of facts) {
			const known = labels.indexOf(label);
			if (known < 0) labels.splice(last + 1, 0, label);
			last = known < 0 ? last + 1 : Math.max(last, known);
		}
	}
	const found = homes.map((facts) => new Map(facts.map(({ label, value }) => [label, value])));
	return labels.map((label) => {
		const cells = found.map((values) => values.get(label) ?? null);
		return { label, cells, differs: new Set(cells).size > 1 };
	});
}
