import drawIcon from 'icon:pn/draw';
import close from 'icon:pn/x';
import { Icon } from '#app/ui/icon.tsx';
import type { OpenMapData, OpenMapWords } from './search-map-data.ts';

const look =
	'inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md bg-surface px-4 font-med text-sm shadow-2 hover:bg-pn-blue-50 pointer-events-auto';

type Props = {
	data: OpenMapData;
	words: OpenMapWords;
	isDrawing: boolean;
	followsMap: boolean;
	onDraw: () => void;
	onStop: () => void;
	onFollow: (follows: boolean) => void;
};

/** Over the map: draw an area or take it back, and whether the results follow what it shows. */
export function SearchMapTools({ data: { isWithin, withoutArea }, words, isDrawing, followsMap, onDraw, onStop, onFollow }: Props) {
	return (
		<div className="pointer-events-none absolute inset-x-3 top-3 z-5 flex flex-wrap items-start gap-2">
			{isDrawing ? (
				<button type="button" data-over-map onClick={onStop} className={look}>
					<Icon icon={close} />
					{words.stopDrawing}
				</button>
			) : isWithin ? (
				<a href={withoutArea} data-over-map className={look}>
					<Icon icon={close} />
					{words.removeArea}
				</a>
			) : (
				<button type="button" data-over-map onClick={onDraw} className={look}>
					<Icon icon={drawIcon} />
					{words.draw}
				</button>
			)}
			{!isWithin && !isDrawing && (
				<label data-over-map className={look}>
					<input
						type="checkbox"
						checked={followsMap}
						onChange={({ target }) => onFollow(target.checked)}
						className="size-4.5 accent-action"
					/>
					{words.asIMove}
				</label>
			)}
			<p role="status" className={isDrawing ? 'rounded-md bg-brand px-4 py-2.5 text-sm text-white shadow-2' : 'sr-only'}>
				{isDrawing ? words.drawHint : ''}
			</p>
		</div>
	);
}
