/** They stand for a face. Arabic letters would join into a word, so they stand apart. */
export function formatInitials(name: string): string {
	const letters = name.split(/\s+/).flatMap((word) => word.match(/\p{L}/u) ?? []);
	return letters.slice(0, 2).join(/\p{Script=Arabic}/u.test(name) ? ' ' : '');
}
