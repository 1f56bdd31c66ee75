import type { View } from '#site/map/projection.ts';

/** Egypt and its seas; nothing else is rendered. */
const limits = { zoom: [4, 16], longitude: [22, 39], latitude: [20, 34], pixels: [40, 2000] } as const;

/** Pictures are cached for a week, so a change in rendering needs a new version here. */
const EDITION = 'v2';
const pattern = /^\/_map\/v2\/(\d{1,2}(?:\.\d{1,2})?)\/(\d{2}(?:\.\d{1,4})?)\/(\d{2}(?:\.\d{1,4})?)\/(\d{2,4})x(\d{2,4})\.svg$/;

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const limited = (value: number, [least, most]: readonly [number, number]) => Math.min(most, Math.max(least, value));
const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** Rounds a view to what the address can express. Overlays must be positioned with this view. */
export function addressableView({ centre, zoom, width, height }: View): View {
	return {
		centre: {
			longitude: rounded(limited(centre.longitude, limits.longitude), 4),
			latitude: rounded(limited(centre.latitude, limits.latitude), 4),
		},
		zoom: rounded(limited(zoom, limits.zoom), 2),
		width,
		height,
	};
}

export const drawingAddress = ({ centre, zoom, width, height }: View): string =>
	`/_map/${EDITION}/${zoom}/${centre.longitude}/${centre.latitude}/${width}x${height}.svg`;

export function viewOfAddress(path: string): View | null {
	const found = pattern.exec(path);
	if (!found) return null;
	const [zoom, longitude, latitude, width, height] = found.slice(1).map(Number) as [number, number, number, number, number];
	const isDrawn =
		isWithin(zoom, limits.zoom) &&
		isWithin(longitude, limits.longitude) &&
		isWithin(latitude, limits.latitude) &&
		[width, height].every((pixels) => isWithin(pixels, limits.pixels));
	return isDrawn ? { centre: { longitude, latitude }, zoom, width, height } : null;
}

/** The data of an interactive map: place names, texts, and the configured style. */
export const mapSheetAddress = (locale: string): string => `/_map/${locale}.json`;
