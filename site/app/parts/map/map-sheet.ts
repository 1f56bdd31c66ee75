import type { Point } from '#domain/geometry.ts';
import type { Locale } from '#domain/locales.ts';
import type { LandmarkKind } from '#site/map/streets.ts';
import type { LabelKind } from './place-labels.ts';

/** `from` and `to` are zooms. The most important names come first. */
export type PlaceName = {
	text: string;
	kind: LabelKind;
	icon?: LandmarkKind;
	/** The colour of a station's line. */
	colour?: string;
	longitude: number;
	latitude: number;
	from: number;
	to: number;
};

/** `{count}` stands for a number. */
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
	/** Outlines of compounds. */
	grounds: Point[][];
	words: MapWords;
	/** Tile URL template of MapLibre. */
	tiles: string;
	/** All streets, if the installation has a tile file for them. */
	streets: { tiles: string; closest: number } | null;
	styleUrl: string | null;
};
