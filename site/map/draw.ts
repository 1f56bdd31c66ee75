import type { Position } from 'geojson';
import { type Box, clipLine, clipRing } from '#app/parts/map/clip.ts';
import { mapColours } from '#app/parts/map/map-colours.ts';
import { createProjection, metresPerPixel, type Pixel, type View } from '#app/parts/map/projection.ts';
import { simplify } from '#app/parts/map/simplify.ts';
import type { BaseFeature, BaseMap } from './base-map.ts';

/** Lines are drawn in half pixels, and a little beyond the edge so that no cut is seen. */
const UNITS = 2;
const MARGIN = 12;
const THINNEST_RIVER = 1.4;

/** The base map of one view as a small picture without words, the same in both languages. */
export function drawBase({ features }: BaseMap, view: View): string {
	const { project } = createProjection(view);
	const { width, height } = view;
	const box: Box = { left: -MARGIN, top: -MARGIN, right: width + MARGIN, bottom: height + MARGIN };
	const toPixels = (line: readonly Position[]) =>
		line.map(([longitude, latitude]) => project({ longitude: longitude as number, latitude: latitude as number }));
	const areas = (kind: 'abroad' | 'water') =>
		features
			.filter(({ properties }) => properties.kind === kind)
			.map(({ geometry }) => (geometry.coordinates as Position[][]).map((ring) => clipRing(toPixels(ring), box)))
			.filter(isVisible)
			.map((rings) => filled(rings.map(ringPath).join(''), mapColours[kind]))
			.join('');
	const course = ({ geometry }: BaseFeature) =>
		clipLine(toPixels(geometry.coordinates as Position[]), box)
			.map((part) => path(simplify(part, 0.4)))
			.join('');
	const rivers = features.flatMap((feature) => {
		const d = course(feature);
		if (feature.properties.kind !== 'river' || !d) return [];
		const pixels = Math.max(THINNEST_RIVER, feature.properties.width / metresPerPixel(view.centre.latitude, view.zoom));
		return `<path d="${d}" stroke="${mapColours.water}" stroke-width="${(pixels * UNITS).toFixed(1)}"/>`;
	});
	const borders = features
		.filter(({ properties }) => properties.kind === 'border')
		.map(course)
		.join('');
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width * UNITS} ${height * UNITS}">`,
		`<path fill="${mapColours.ground}" d="M0 0h${width * UNITS}v${height * UNITS}H0z"/>`,
		areas('abroad'),
		`<g fill="none" stroke-linejoin="round" stroke-linecap="round">${rivers.join('')}</g>`,
		areas('water'),
		borders && `<path fill="none" stroke="${mapColours.border}" stroke-width="3" stroke-dasharray="10 8" d="${borders}"/>`,
		'</svg>',
	].join('');
}

const filled = (d: string, colour: string) => d && `<path fill="${colour}" fill-rule="evenodd" d="${d}"/>`;

/** Clipping leaves rings that enclose nothing, and holes as large as what they are in. */
function isVisible([outer, ...holes]: readonly Pixel[][]): boolean {
	return !!outer && computeArea(outer) - holes.reduce((sum, hole) => sum + computeArea(hole), 0) > 1;
}

function computeArea(ring: readonly Pixel[]): number {
	const twice = ring.reduce((sum, [x, y], index) => {
		const [nextX, nextY] = ring[(index + 1) % ring.length] as Pixel;
		return sum + x * nextY - nextX * y;
	}, 0);
	return Math.abs(twice) / 2;
}

function ringPath(ring: readonly Pixel[]): string {
	const drawn = simplify(ring, 0.4);
	return drawn.length > 2 ? `${path(drawn)}z` : '';
}

/** Relative steps in whole units, without a sign or a space that can be left out. */
function path(points: readonly Pixel[]): string {
	let [x, y] = [0, 0];
	const steps = points.map(([nextX, nextY]) => {
		const step: Pixel = [Math.round(nextX * UNITS) - x, Math.round(nextY * UNITS) - y];
		x += step[0];
		y += step[1];
		return step;
	});
	const [first, ...rest] = steps.filter(([dx, dy], index) => index === 0 || dx || dy);
	if (!first || !rest.length) return '';
	const written = rest.flat().reduce((text, number) => `${text}${number < 0 || !text ? '' : ' '}${number}`, '');
	return `M${first[0]} ${first[1]}l${written}`;
}
