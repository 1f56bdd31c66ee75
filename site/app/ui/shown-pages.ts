export type ShownPage = { gap: false; page: number } | { gap: true; before: number };

/** First, last, and the current page with its neighbours (three at either end). A gap stands for two pages or more. */
export function shownPages(page: number, pages: number): ShownPage[] {
	const first = Math.min(page - 1, pages - 2);
	const last = Math.max(page + 1, 3);
	const wanted = Array.from({ length: pages }, (_, index) => index + 1).filter(
		(one) => one === 1 || one === pages || (one >= first && one <= last),
	);
	return wanted.flatMap((one, index): ShownPage[] => {
		const skipped = one - (wanted[index - 1] ?? 0) - 1;
		const before: ShownPage[] = skipped === 1 ? [{ gap: false, page: one - 1 }] : skipped > 1 ? [{ gap: true, before: one }] : [];
		return [...before, { gap: false, page: one }];
	});
}
