import { escapeMarkup } from '#domain/escape-markup.ts';
import type { Text } from '../sample/shapes.ts';

export const ink = {
	white: '#ffffff',
	blue50: '#eef3ff',
	blue100: '#dde7ff',
	blue300: '#8fadf8',
	blue700: '#1a3aa6',
	blue900: '#0f2363',
	blue950: '#0a1745',
	red600: '#c9253b',
	sand50: '#fbf9f5',
	sand100: '#f5f1e8',
	sand200: '#ebe4d6',
	sand300: '#d9cfbc',
	sand400: '#b3a78f',
	sand600: '#665d4f',
	sand900: '#1d1a16',
	sun100: '#fdf1d7',
	sun300: '#f5cf85',
	sun500: '#dd9f33',
	green50: '#eaf6ee',
	green100: '#cfead8',
	green300: '#a9d6b6',
	green600: '#1d7a45',
	water: '#bfe0ee',
} as const;

export type Point = { x: number; y: number };
type Attributes = Record<string, string | number | undefined>;

const attributes = (values: Attributes): string =>
	Object.entries(values)
		.filter(([, value]) => value !== undefined)
		.map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
		.join('');

export const round = (value: number): number => Math.round(value * 10) / 10;

export const shape = (name: string, values: Attributes, inside = ''): string => `<${name}${attributes(values)}>${inside}</${name}>`;

export const rectangle = (x: number, y: number, width: number, height: number, values: Attributes = {}): string =>
	shape('rect', { x, y, width, height, ...values });

export const line = (from: Point, to: Point, values: Attributes): string =>
	shape('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, ...values });

export const circle = (x: number, y: number, r: number, values: Attributes = {}): string => shape('circle', { cx: x, cy: y, r, ...values });

export const polygon = (points: Point[], values: Attributes = {}): string =>
	shape('polygon', { points: points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' '), ...values });

/** A smooth closed line through the midpoints of the given points. */
export function softOutline(points: Point[]): string {
	const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
	const at = (index: number): Point => points[(index + points.length) % points.length] as Point;
	const start = middle(at(-1), at(0));
	const curves = points.map((point, index) => {
		const end = middle(point, at(index + 1));
		return `Q${round(point.x)} ${round(point.y)} ${round(end.x)} ${round(end.y)}`;
	});
	return `M${round(start.x)} ${round(start.y)}${curves.join('')}Z`;
}

export type Lettering = { size: number; weight?: number; fill?: string; anchor?: 'start' | 'middle' | 'end'; halo?: string };

/** One line of text. `x` is where it starts in its own direction, or its middle. */
export function words(text: string, x: number, y: number, { size, weight = 400, fill = ink.sand900, anchor, halo }: Lettering): string {
	return shape(
		'text',
		{
			x,
			y,
			'font-family': 'Readex Pro',
			'font-size': size,
			'font-weight': weight,
			fill,
			'text-anchor': anchor,
			direction: isArabic(text) ? 'rtl' : undefined,
			...(halo && { stroke: halo, 'stroke-width': size / 4, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }),
		},
		escapeMarkup(text),
	);
}

export const isArabic = (text: string): boolean => /[\u0600-\u06ff]/.test(text);

/** English above Arabic, both centred. */
export const inBoth = ({ en, ar }: Text, { x, y }: Point, lettering: Lettering): string =>
	words(en, x, y - lettering.size * 0.25, { ...lettering, anchor: 'middle' }) +
	words(ar, x, y + lettering.size * 1.05, { ...lettering, anchor: 'middle' });

export const drawing = (width: number, height: number, body: string, background: string = ink.white): string =>
	shape(
		'svg',
		{
			xmlns: 'http://www.w3.org/2000/svg',
			'xmlns:xlink': 'http://www.w3.org/1999/xlink',
			width,
			height,
			viewBox: `0 0 ${width} ${height}`,
		},
		(background === 'none' ? '' : rectangle(0, 0, width, height, { fill: background })) + body,
	);
