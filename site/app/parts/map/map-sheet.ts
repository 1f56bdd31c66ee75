import type { Point } from '#domain/geometry.ts';
import type { LabelKind } from './place-labels.ts';

/** A name on the map, with the zooms it is read at. The most important come first. */
export type PlaceName = { text: string; kind: LabelKind; longitude: number; latitude: number; from: number; to: number };

/** What the interactive map says. `{count}` stands for a number. */
export type MapWords = {
	title: string;
	zoomIn: string;
	zoomOut: string;
	attribution: string;
	attributionToggle: string;
	twoFingers: string;
	ctrlScroll: string;
	commandScroll: string;
	cluster: string;
};

/** Fetched when a map is opened. */
export type MapSheet = {
	places: PlaceName[];
	/** The outlines of compounds. */
	grounds: Point[][];
	words: MapWords;
	styleUrl: string | null;
};
