export type Entry = { key: string; pathname: string; hash: string; isReturning: boolean; keepsScroll?: boolean | undefined };

/** The position to scroll to when a history entry is shown; null leaves it as it is. */
export function chooseScrollPosition(
	entry: Entry,
	before: Entry | null,
	{ saved, now }: { saved: number | undefined; now: number },
): number | null {
	// On a page load the browser restores the position, unless our script ran earlier.
	if (!before || before.key === entry.key) return now === 0 && saved ? saved : null;
	if (entry.isReturning) return saved ?? 0;
	const isHashOfPage = entry.hash !== '' && entry.pathname === before.pathname;
	return entry.keepsScroll || isHashOfPage ? null : 0;
}
