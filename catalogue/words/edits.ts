export const countForgivenTypos = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Edit distance with swaps; returns more than `most` as soon as it is exceeded. */
export function countEdits(a: string, b: string, most: number): number {
	if (Math.abs(a.length - b.length) > most) return most + 1;
	let before: number[] = [];
	let row = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		let least = i;
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1];
			let cost = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (same ? 0 : 1));
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, at(before, j - 2) + 1);
			next.push(cost);
			if (cost < least) least = cost;
		}
		if (least > most) return most + 1;
		before = row;
		row = next;
	}
	return at(row, b.length);
}

const at = (row: number[], index: number) => row[index] as number;

/** Whether a word begins with what was typed, with at most one typo. */
export function nearlyBegins(word: string, typed: string): boolean {
	let first = 0;
	while (first < typed.length && typed[first] === word[first]) first++;
	if (first === typed.length) return true;
	const goesOn = (from: number, wordFrom: number) => word.startsWith(typed.slice(from), wordFrom);
	const swapped = typed[first] === word[first + 1] && typed[first + 1] === word[first];
	return goesOn(first + 1, first + 1) || goesOn(first + 1, first) || goesOn(first, first + 1) || (swapped && goesOn(first + 2, first + 2));
}
