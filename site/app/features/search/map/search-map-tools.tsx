import drawIcon from 'icon:pn/draw';
import close from 'icon:pn/x';
import { Icon } from '#app/ui/icon.tsx';
import type { OpenMapData, OpenMapWords } from './search-map-data.ts';

type Props = {
	data: OpenMapData;
	words: OpenMapWords;
	direction: 'ltr' | 'rtl';
	isDrawing: boolean;
	followsMap: boolean;
	onDraw: () => void;
	onStop: () => void;
	onFollow: (follows: boolean) => void;
};

/** Never mirrored, like the map. */
export function SearchMapTools({ data: { isWithin, withoutArea }, words, direction, ...props }: Props) {
	const { isDrawing, followsMap, onDraw, onStop, onFollow } = props;
	return (
		<div dir="ltr" className="map-tools">
			{isDrawing ? (
				<button type="button" data-over-map onClick={onStop}>
					<Icon icon={close} />
					<bdi dir={direction}>{words.stopDrawing}</bdi>
				</button>
			) : isWithin ? (
				<a href={withoutArea} data-over-map>
					<Icon icon={close} />
					<bdi dir={direction}>{words.removeArea}</bdi>
				</a>
			) : (
				<button type="button" data-over-map aria-label={words.draw} onClick={onDraw}>
					<Icon icon={drawIcon} />
					<bdi dir={direction} className="map-draw-long">
						{words.draw}
					</bdi>
					<bdi dir={direction} className="map-draw-short">
						{words.drawShort}
					</bdi>
				</button>
			)}
			{!isWithin && !isDrawing && (
				<label data-over-map>
					<input type="checkbox" checked={followsMap} onChange={({ target }) => onFollow(target.checked)} />
					<bdi dir={direction}>{words.asIMove}</bdi>
				</label>
			)}
			<p role="status" className={isDrawing ? 'map-hint' : 'sr-only'}>
				<bdi dir={direction}>{isDrawing ? words.drawHint : ''}</bdi>{' '}
				<bdi dir={direction} className="pointer-coarse:hidden">
					{isDrawing ? words.drawCancel : ''}
				</bdi>
			</p>
		</div>
	);
}
