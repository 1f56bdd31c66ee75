import { amountName, type TextContext } from '#app/parts/search/value-names.ts';
import type { Bar } from '#catalogue/counts/steps.ts';

/**
 * `bounds`: where bars begin; `boundNames`: the same as text. Heights are per cent of the highest bar, `scale` positions per cent of the
 * width.
 */
export type HistogramData = {
	bounds: number[];
	heights: number[];
	boundNames: string[];
	ceiling: string;
	scale: { at: number; text: string }[];
};

const FEWEST = 4;
const APART = 17;

/** Null when there are too few bars to compare. */
export function histogramData(request: TextContext, bars: readonly Bar[], sayCount: (count: number) => string): HistogramData | null {
	if (bars.length < FEWEST) return null;
	const top = Math.max(1, ...bars.map(({ count }) => count));
	const bounds = bars.map(({ from }) => from);
	return {
		bounds,
		heights: bars.map(({ count }) => Math.ceil((count / top) * 100)),
		boundNames: bounds.map((bound) => amountName(request, bound)),
		ceiling: sayCount(top),
		scale: chooseScaleMarks(request, bounds),
	};
}

/** As many round amounts as fit. */
function chooseScaleMarks(request: TextContext, bounds: readonly number[]): HistogramData['scale'] {
	const marks = bounds.map((amount, index) => ({ amount, at: (index / bounds.length) * 100 }));
	const kept: typeof marks = [];
	for (const rank of [isTenfold, isHalf, () => true])
		for (const mark of marks)
			if (rank(mark.amount) && mark.at <= 100 - APART / 2 && kept.every(({ at }) => Math.abs(at - mark.at) >= APART)) kept.push(mark);
	return kept.sort((a, b) => a.at - b.at).map(({ amount, at }) => ({ at, text: amountName(request, amount) }));
}

const isTenfold = (amount: number) => /^10*$/.test(String(amount));
const isHalf = (amount: number) => /^50*$/.test(String(amount));
