import type { Point } from '#domain/geometry.ts';
import type { Locale } from '#domain/locales.ts';
import type { LandmarkKind } from '#site/map/streets.ts';
import type { LabelKind } from './place-labels.ts';

/** A name on the map, with the zooms it is read at. The most important come first. */
export type PlaceName = {
	text: string;
	kind: LabelKind;
	/** What a landmark is. */
	icon?: LandmarkKind;
	/** The colour of the line that a station is on. */
	colour?: string;
	longitude: number;
	latitude: number;
	from: number;
	to: number;
};

/** What the interactive map says. `{count}` stands for a number. */
export type MapWords = {
	title: string;
	zoomIn: string;
	zoomOut: string;
	fullScreen: string;
	leaveFullScreen: string;
	nearMe: string;
	close: string;
	near: { asking: string; refused: string; notFound: string; abroad: string };
	attribution: string;
	attributionToggle: string;
	twoFingers: string;
	ctrlScroll: string;
	commandScroll: string;
	cluster: string;
};

/** Fetched when a map is opened. */
export type MapSheet = {
	locale: Locale;
	places: PlaceName[];
	/** The outlines of compounds. */
	grounds: Point[][];
	words: MapWords;
	/** Where the tiles of the map are, as MapLibre writes addresses. */
	tiles: string;
	/** Every street, where anyone who runs the site has a file of them. */
	streets: { tiles: string; closest: number } | null;
	styleUrl: string | null;
};
