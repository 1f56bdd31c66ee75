import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { type RoadClass, roadClasses } from '#site/map/streets.ts';
import { mapColours } from './map-colours.ts';
import { casing, listStops, RIVERS, rail, roadStyles, station, THINNEST_RIVER, widthAt } from './road-style.ts';

/** Tiles there are; closer in, the last are enlarged. */
const FARTHEST_TILE = 4;
const CLOSEST_TILE = 12;

type Widths = Record<number, number>;
const byZoom = (widths: Widths, more: (zoom: number) => number = () => 0): ExpressionSpecification => [
	'interpolate',
	['linear'],
	['zoom'],
	...listStops(widths).flatMap(([zoom, width]) => [zoom, width + more(zoom)]),
];
const round = { 'line-cap': 'round', 'line-join': 'round' } as const;

/** The look's map from our own data: sand, water, roads, rail. Names are HTML, so that letters join as they do everywhere else. */
export function baseStyle(tiles: string, attribution: string): StyleSpecification {
	const { ground, abroad, water, border } = mapColours;
	/** The widest is drawn last. */
	const classes = roadClasses.toReversed();
	return {
		version: 8,
		sources: {
			[MAP_SOURCE]: { type: 'vector', tiles: [tiles], attribution, minzoom: FARTHEST_TILE, maxzoom: CLOSEST_TILE },
		},
		layers: [
			{ id: 'ground', type: 'background', paint: { 'background-color': ground } },
			{ id: 'abroad', type: 'fill', source: MAP_SOURCE, 'source-layer': 'abroad', paint: { 'fill-color': abroad } },
			{ id: 'water', type: 'fill', source: MAP_SOURCE, 'source-layer': 'water', paint: { 'fill-color': water } },
			{
				id: 'rivers',
				type: 'line',
				source: MAP_SOURCE,
				'source-layer': 'rivers',
				maxzoom: RIVERS,
				layout: round,
				paint: { 'line-color': water, 'line-width': THINNEST_RIVER },
			},
			{
				id: 'borders',
				type: 'line',
				source: MAP_SOURCE,
				'source-layer': 'borders',
				paint: { 'line-color': border, 'line-width': 1.5, 'line-dasharray': [3, 2.5] },
			},
			...classes.map((road) => roadLayer(road, 'casing')),
			...classes.map((road) => roadLayer(road, 'fill')),
			railLayer('rail-casing', { 'line-color': casing.colour, 'line-width': byZoom(rail.widths, () => rail.casing) }),
			railLayer('rail', { 'line-color': ['get', 'colour'], 'line-width': byZoom(rail.widths) }),
			{
				id: 'stations',
				type: 'circle',
				source: MAP_SOURCE,
				'source-layer': 'stations',
				minzoom: station.from,
				paint: {
					'circle-color': casing.colour,
					'circle-radius': byZoom(station.radii),
					'circle-stroke-color': ['get', 'colour'],
					'circle-stroke-width': byZoom(rail.widths),
				},
			},
		],
	};
}

/** Compounds lie on the ground, roads over them. */
export const FIRST_ROAD = 'tertiary-casing';
export const MAP_SOURCE = 'base';

function roadLayer(road: RoadClass, part: 'casing' | 'fill'): LayerSpecification {
	const { from, colour, widths } = roadStyles[road];
	const isCasing = part === 'casing';
	return {
		id: `${road}-${part}`,
		type: 'line',
		source: MAP_SOURCE,
		'source-layer': 'roads',
		filter: ['==', ['get', 'class'], road],
		minzoom: isCasing ? Math.max(from, casing.from) : from,
		layout: round,
		paint: {
			'line-color': isCasing ? casing.colour : colour,
			'line-width': byZoom(widths, (zoom) => (isCasing ? widthAt(casing.widths, zoom) : 0)),
		},
	};
}

const railLayer = (id: string, paint: Extract<LayerSpecification, { type: 'line' }>['paint'] & object): LayerSpecification => ({
	id,
	type: 'line',
	source: MAP_SOURCE,
	'source-layer': 'rail',
	minzoom: rail.from,
	layout: round,
	paint,
});
