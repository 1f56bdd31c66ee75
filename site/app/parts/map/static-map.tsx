import type { CSSProperties } from 'react';
import { LandmarkIcon } from './landmark-icon.tsx';
import { drawingAddress } from './map-address.ts';
import type { MapDrawing } from './map-drawing.ts';
import { hasDot } from './place-labels.ts';

const at = (x: number, y: number): CSSProperties => ({ insetInlineStart: x, insetBlockStart: y });
/** For the CSS in map.css that hides names which would be cut. */
const reaching = ([x, y]: readonly [number, number]): CSSProperties => ({ '--across': `${x}px`, '--down': `${y}px` }) as CSSProperties;

const lined = (colour: string): CSSProperties => ({ '--line': colour }) as CSSProperties;

/** Half the width of “10 km”. */
const RING_NAME = 24;

/** Rendered on the server, the same without JavaScript. Never mirrored: inside, `start` is west. */
export function StaticMap({ drawing, direction }: { drawing: MapDrawing; direction: 'ltr' | 'rtl' }) {
	const { view, description, names, roads, marks, shapes, rings } = drawing;
	const { width, height } = view;
	const ringNames = rings.map(({ radius, text }) => ({ text, x: width / 2 + radius, y: height / 2 }));
	return (
		<div dir="ltr" role="img" aria-label={description} className="map-ground absolute inset-0 overflow-hidden [container-type:size]">
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
					{ringNames.map(({ text, x, y }) => (
						<span key={text} className="map-place" style={{ ...at(x, y), ...reaching([x - width / 2 + RING_NAME, 0]) }}>
							<span className="map-name" data-kind="ring">
								<bdi dir={direction}>{text}</bdi>
							</span>
						</span>
					))}
					{roads.map(({ text, class: road, x, y, angle, reach }) => (
						<span key={`${x} ${y}`} className="map-place" style={{ ...at(x, y), ...reaching(reach) }}>
							<span className="map-road" data-class={road} style={{ rotate: `${angle}deg` }}>
								<bdi dir={direction}>{text}</bdi>
							</span>
						</span>
					))}
					{names.map(({ text, kind, icon, colour, x, y, dx, dy, reach }) => (
						<span key={text} className="map-place" style={{ ...at(x, y), ...reaching(reach) }}>
							{icon ? <LandmarkIcon kind={icon} /> : hasDot(kind) && kind !== 'station' && <i className="map-dot" />}
							<span className="map-name" data-kind={kind} style={{ ...at(dx, dy), ...(colour && lined(colour)) }}>
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
