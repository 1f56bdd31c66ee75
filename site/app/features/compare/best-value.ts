/** What makes a value the best of its row. There is a word for each. */
export type Best = 'lowest' | 'soonest' | 'largest' | 'furthestBelow';

/** A value that can be set against the others of its row: between two amounts where it is not known to the pound. */
export type Measure = {
	best: Best;
	low: number;
	high: number;
	/** It compares with those of the same alone: of one currency, one market, one period. */
	among: string;
};

export const measure = (best: Best, amount: number, among = ''): Measure => ({ best, low: amount, high: amount, among });

/** What a home says in a row: `incomparable` is a value that cannot be set against others, `none` where it does not apply. */
export type Measured = Measure | 'incomparable' | 'none';

/** The one that beats all others for sure; null on a tie, and where they cannot be compared. */
export function findBest(row: readonly Measured[]): { at: number; best: Best } | null {
	const measures = row.flatMap((one, at) => (typeof one === 'string' ? [] : [{ ...one, at }]));
	const [first] = measures;
	if (!first || measures.length < 2 || row.includes('incomparable')) return null;
	if (measures.some(({ among, best }) => among !== first.among || best !== first.best)) return null;
	const isMore = first.best === 'largest';
	const winner = measures.find((one) => measures.every((other) => other === one || (isMore ? one.low > other.high : one.high < other.low)));
	// To be less far above its market is no merit to be marked.
	return winner && (winner.best !== 'furthestBelow' || winner.high < 0) ? { at: winner.at, best: winner.best } : null;
}
