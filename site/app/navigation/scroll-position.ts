export type Entry = { key: string; pathname: string; hash: string; isReturning: boolean; keepsScroll?: boolean | undefined };

/** Where to scroll at once when an entry of the history is shown; null: nowhere. */
export function chooseScrollPosition(
	entry: Entry,
	before: Entry | null,
	{ saved, now }: { saved: number | undefined; now: number },
): number | null {
	// A document is restored by the browser, unless our script was faster.
	if (!before || before.key === entry.key) return now === 0 && saved ? saved : null;
	if (entry.isReturning) return saved ?? 0;
	const isHashOfPage = entry.hash !== '' && entry.pathname === before.pathname;
	return entry.keepsScroll || isHashOfPage ? null : 0;
}
