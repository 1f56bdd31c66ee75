import type { CSSProperties } from 'react';
import { drawingAddress } from './map-address.ts';
import type { MapDrawing } from './map-drawing.ts';
import { hasDot } from './place-labels.ts';

const at = (x: number, y: number): CSSProperties => ({ insetInlineStart: x, insetBlockStart: y });

/** A map drawn on the server, the same without JavaScript. Geography never mirrors: inside, start is west. */
export function StaticMap({ drawing, direction }: { drawing: MapDrawing; direction: 'ltr' | 'rtl' }) {
	const { view, description, names, marks, shapes, rings } = drawing;
	const { width, height } = view;
	const ringNames = rings.map(({ radius, text }) => ({ kind: 'ring', text, x: width / 2 + radius, y: height / 2, dx: 0, dy: 0 }) as const);
	return (
		<div dir="ltr" role="img" aria-label={description} className="map-ground absolute inset-0 overflow-hidden">
			<div className="absolute start-1/2 top-1/2 -translate-x-1/2 -translate-y-1/2" style={{ inlineSize: width, blockSize: height }}>
				<img src={drawingAddress(view)} alt="" width={width} height={height} loading="lazy" decoding="async" className="max-w-none" />
				<svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0" aria-hidden="true">
					{shapes.map(({ points, isMain }) => (
						<polygon key={points} points={points} className="map-grounds" data-main={isMain || undefined} />
					))}
					{rings.map(({ radius }) => (
						<circle key={radius} cx={width / 2} cy={height / 2} r={radius} className="map-ring" />
					))}
				</svg>
				<div aria-hidden="true">
					{[...ringNames, ...names].map(({ text, kind, x, y, dx, dy }) => (
						<span key={text} className="map-place" style={at(x, y)}>
							{kind !== 'ring' && hasDot(kind) && <i className="map-dot" />}
							<span className="map-name" data-kind={kind} style={at(dx, dy)}>
								<bdi dir={direction}>{text}</bdi>
							</span>
						</span>
					))}
					{marks.map(({ text, x, y }) => (
						<span key={`${x} ${y}`} className="map-mark" style={at(x, y)}>
							<bdi dir={direction} className="map-pill">
								{text}
							</bdi>
						</span>
					))}
				</div>
			</div>
		</div>
	);
}
