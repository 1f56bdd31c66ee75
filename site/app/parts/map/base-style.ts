import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { mapColours } from '#site/map/map-colours.ts';
import { casing, RIVERS, rail, station, THINNEST_RIVER } from '#site/map/road-style.ts';
import { roadClasses, tileZooms } from '#site/map/streets.ts';
import type { MapSheet } from './map-sheet.ts';
import { byZoom, type RoadSource, roadLayer, round } from './road-layer.ts';
import { groundLayers, STREET_SOURCE, STREETS_FROM, streetLayers } from './street-style.ts';

/** Our own base map: sand, water, roads, rail. Names are HTML, so that the browser shapes Arabic. */
export function baseStyle({ tiles, streets }: Pick<MapSheet, 'tiles' | 'streets'>, attribution: string): StyleSpecification {
	const { ground, abroad, water, border } = mapColours;
	/** Drawn from the narrowest to the widest. */
	const classes = roadClasses.toReversed();
	const ours: RoadSource = { source: MAP_SOURCE, property: 'class', ...(streets && { maxzoom: STREETS_FROM }) };
	return {
		version: 8,
		sources: {
			[MAP_SOURCE]: {
				type: 'vector',
				tiles: [location.origin + tiles],
				attribution,
				minzoom: tileZooms.farthest,
				maxzoom: tileZooms.closest,
			},
			...(streets && { [STREET_SOURCE]: { type: 'vector', tiles: [location.origin + streets.tiles], maxzoom: streets.closest } }),
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
			...(streets ? groundLayers : []),
			...classes.map((road) => roadLayer(road, 'casing', ours)),
			...(streets ? streetLayers('casing') : []),
			...classes.map((road) => roadLayer(road, 'fill', ours)),
			...(streets ? streetLayers('fill') : []),
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

/** Compounds are drawn below the roads. */
export const FIRST_ROAD = 'tertiary-casing';
export const MAP_SOURCE = 'base';

const railLayer = (id: string, paint: Extract<LayerSpecification, { type: 'line' }>['paint'] & object): LayerSpecification => ({
	id,
	type: 'line',
	source: MAP_SOURCE,
	'source-layer': 'rail',
	minzoom: rail.from,
	layout: round,
	paint,
});
