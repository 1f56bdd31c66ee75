import type { CSSProperties } from 'react';
import type { FieldLabels } from './filter-fields.tsx';
import type { HistogramData } from './histogram-data.ts';

type Ends = { from: number | null; to: number | null };
type Props = { data: HistogramData; ends: Ends; labels: FieldLabels; onMove?: (ends: Ends) => void };

/** With a script its two handles choose a range, which is submitted when they are released. */
export function Histogram({ data: { bounds, heights, boundNames, ceiling, scale }, ends, labels, onMove }: Props) {
	const last = heights.length;
	const low =
		ends.from === null
			? 0
			: Math.max(
					0,
					bounds.findLastIndex((bound) => bound <= (ends.from ?? 0)),
				);
	const above = ends.to === null ? -1 : bounds.findIndex((bound) => bound >= (ends.to ?? 0));
	const high = above < 1 ? last : above;
	const isChosen = ends.from !== null || ends.to !== null;
	const move = (from: number, to: number) =>
		onMove?.({ from: from === 0 ? null : (bounds[from] ?? null), to: to === last ? null : (bounds[to] ?? null) });
	return (
		<div className="histogram" style={{ '--low': low / last, '--high': high / last } as CSSProperties}>
			<span className="histogram-top">{ceiling}</span>
			<div className="histogram-bars" aria-hidden="true">
				{heights.map((height, index) => (
					<i key={bounds[index]} data-in={isChosen && index >= low && index < high ? '' : undefined} style={{ blockSize: `${height}%` }} />
				))}
			</div>
			<div className="histogram-rail">
				{onMove && (
					<>
						<input
							type="range"
							aria-label={labels.from}
							aria-valuetext={boundNames[low] ?? labels.any}
							min={0}
							max={last}
							value={low}
							onChange={({ target }) => move(Math.min(Number(target.value), high - 1), high)}
						/>
						<input
							type="range"
							aria-label={labels.to}
							aria-valuetext={high === last ? labels.any : boundNames[high]}
							min={0}
							max={last}
							value={high}
							onChange={({ target }) => move(low, Math.max(Number(target.value), low + 1))}
						/>
					</>
				)}
			</div>
			<div className="histogram-scale" aria-hidden="true">
				{scale.map(({ at, text }) => (
					<span key={text} style={{ insetInlineStart: `${at}%` }}>
						{text}
					</span>
				))}
			</div>
		</div>
	);
}
