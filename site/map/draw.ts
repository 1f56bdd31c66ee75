import { createCutter } from './cut.ts';
import { type Geography, geographyAt, type WorldLine } from './geography.ts';
import { mapColours } from './map-colours.ts';
import type { Pixel, View } from './projection.ts';
import { toWorld, worldSize } from './projection.ts';
import { casing, RIVERS, rail, roadStyles, station, THINNEST_RIVER, widthAt } from './road-style.ts';
import { type RoadClass, roadClasses } from './streets.ts';

/** Half pixels, with a margin beyond the edge that hides the cut. */
const UNITS = 2;
const MARGIN = 12;
/** The limit of a picture's SVG, in characters. Above it, lines are coarser first, then the smallest roads are left out. */
const MOST_LETTERS = 24_000;
const attempts = [
	{ tolerance: 0.4, leftOut: 0 },
	{ tolerance: 0.8, leftOut: 0 },
	{ tolerance: 0.8, leftOut: 1 },
	{ tolerance: 1.2, leftOut: 1 },
	{ tolerance: 1.2, leftOut: 2 },
	{ tolerance: 2, leftOut: 3 },
];
type Attempt = (typeof attempts)[number];

/** The base map of one view as a small SVG without text, shared by both languages. */
export function drawBase(geography: Geography, view: View): string {
	let picture = '';
	for (const attempt of attempts) {
		picture = drawOnce(geographyAt(geography, view.zoom), view, attempt);
		if (picture.length <= MOST_LETTERS) break;
	}
	return picture;
}

export function computeWindow({ centre, zoom, width, height }: View, margin: number, tolerance: number) {
	const scale = worldSize(zoom);
	const [x, y] = toWorld(centre);
	const box = { left: -margin, top: -margin, right: width + margin, bottom: height + margin };
	return { left: x - width / 2 / scale, top: y - height / 2 / scale, scale, box, tolerance };
}

function drawOnce(
	{ abroad, water, rivers, borders, roads, rail: tracks, stations }: Geography,
	view: View,
	{ tolerance, leftOut }: Attempt,
): string {
	const { width, height, zoom } = view;
	const { cutLine, cutShape, cutPoint } = createCutter(computeWindow(view, MARGIN, tolerance));
	const areas = (shapes: Geography['water'], colour: string) => {
		const d = shapes.map((shape) => cutShape(shape).map(ringPath).join('')).join('');
		return d && `<path fill="${colour}" fill-rule="evenodd" d="${d}"/>`;
	};
	const course = (lines: readonly WorldLine[]) => lines.map((line) => cutLine(line).map(path).join('')).join('');
	/** Drawn from the smallest to the widest. */
	const shown = roadClasses
		.filter((road) => zoom >= roadStyles[road].from)
		.slice(0, Math.max(1, roadClasses.length - leftOut - hiddenAt(zoom)))
		.toReversed();
	const paths = shown.flatMap((road) => {
		const d = course(roads.filter((one) => one.class === road));
		return d ? [{ road, d }] : [];
	});
	const stroke = (road: RoadClass, colour: string, more: number) =>
		`<use href="#${road}" stroke="${colour}" stroke-width="${units(widthAt(roadStyles[road].widths, zoom) + more)}"/>`;
	const sides = widthAt(casing.widths, zoom);
	const border = course(borders);
	const river = zoom < RIVERS ? course(rivers) : '';
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width * UNITS} ${height * UNITS}">`,
		`<defs>${paths.map(({ road, d }) => `<path id="${road}" d="${d}"/>`).join('')}</defs>`,
		`<path fill="${mapColours.ground}" d="M0 0h${width * UNITS}v${height * UNITS}H0z"/>`,
		areas(abroad, mapColours.abroad),
		areas(water, mapColours.water),
		river && `<path fill="none" stroke="${mapColours.water}" stroke-width="${units(THINNEST_RIVER)}" d="${river}"/>`,
		border && `<path fill="none" stroke="${mapColours.border}" stroke-width="3" stroke-dasharray="10 8" d="${border}"/>`,
		'<g fill="none" stroke-linejoin="round" stroke-linecap="round">',
		...(sides ? paths.map(({ road }) => stroke(road, casing.colour, sides)) : []),
		...paths.filter(({ road }) => zoom >= roadStyles[road].colouredFrom).map(({ road }) => stroke(road, roadStyles[road].colour, 0)),
		...(zoom >= rail.from ? drawTracks() : []),
		'</g>',
		...(zoom >= station.from ? drawStations() : []),
		'</svg>',
	].join('');

	function drawTracks(): string[] {
		const thickness = widthAt(rail.widths, zoom);
		const colours = [...new Set(tracks.map(({ colour }) => colour))].flatMap((colour) => {
			const d = course(tracks.filter((track) => track.colour === colour));
			return d ? [{ colour, d }] : [];
		});
		return colours.flatMap(({ colour, d }) => [
			`<path d="${d}" stroke="${casing.colour}" stroke-width="${units(thickness + rail.casing)}"/>`,
			`<path d="${d}" stroke="${colour}" stroke-width="${units(thickness)}"/>`,
		]);
	}

	function drawStations(): string[] {
		return stations.flatMap(({ at, colour }) => {
			const point = cutPoint(at);
			const [x, y] = point ?? [0, 0];
			const size = `r="${units(widthAt(station.radii, zoom))}" stroke-width="${units(widthAt(rail.widths, zoom))}"`;
			return point ? `<circle cx="${Math.round(x * UNITS)}" cy="${Math.round(y * UNITS)}" ${size} fill="#fff" stroke="${colour}"/>` : [];
		});
	}
}

/** Road classes that this zoom does not show do not count as left out. */
const hiddenAt = (zoom: number) => roadClasses.filter((road) => zoom < roadStyles[road].from).length;

const units = (pixels: number) => Number((pixels * UNITS).toFixed(1));

const ringPath = (ring: readonly Pixel[]) => (ring.length > 2 ? `${path(ring)}z` : '');

/** Relative steps in whole units, without optional signs and spaces. */
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
