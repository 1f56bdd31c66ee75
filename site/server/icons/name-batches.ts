const LONGEST_URL = 500;

/** Splits names into lists that fit the URL limit of the public service, for whichever host is asked. */
export function nameBatches(hosts: string[], set: string, names: string[]): string[][] {
	const room = LONGEST_URL - Math.max(...hosts.map((host) => host.length)) - batchPath(set, []).length;
	const batches: string[][] = [];
	let left = 0;
	for (const name of names) {
		const needed = name.length + 1;
		const batch = batches.at(-1);
		if (batch && needed <= left) {
			batch.push(name);
			left -= needed;
		} else {
			batches.push([name]);
			left = room - name.length;
		}
	}
	return batches;
}

export const batchPath = (set: string, names: string[]): string => `/${set}.json?icons=${names.join(',')}`;
