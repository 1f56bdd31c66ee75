/** In what way a value is the best of its row; each has a label of its own. */
export type Best = 'lowest' | 'soonest' | 'largest' | 'furthestBelow';

/** A comparable value, as a range where it is only known roughly. */
export type Measure = {
	best: Best;
	low: number;
	high: number;
	/** Only measures with the same `among` are compared: same currency, market and period. */
	among: string;
};

export const measure = (best: Best, amount: number, among = ''): Measure => ({ best, low: amount, high: amount, among });

/** `incomparable`: there is a value, but it cannot be compared with the others. `none`: the fact does not apply to this home. */
export type Measured = Measure | 'incomparable' | 'none';

/** The value that is better than all others beyond doubt; null on a tie or when values cannot be compared. */
export function findBest(row: readonly Measured[]): { at: number; best: Best } | null {
	const measures = row.flatMap((one, at) => (typeof one === 'string' ? [] : [{ ...one, at }]));
	const [first] = measures;
	if (!first || measures.length < 2 || row.includes('incomparable')) return null;
	if (measures.some(({ among, best }) => among !== first.among || best !== first.best)) return null;
	const isMore = first.best === 'largest';
	const winner = measures.find((one) => measures.every((other) => other === one || (isMore ? one.low > other.high : one.high < other.low)));
	// Being the least far above the market is no advantage.
	return winner && (winner.best !== 'furthestBelow' || winner.high < 0) ? { at: winner.at, best: winner.best } : null;
}
