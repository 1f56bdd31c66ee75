import type { LayerSpecification } from 'maplibre-gl';
import { casing } from '#site/map/road-style.ts';
import { roadClasses } from '#site/map/streets.ts';
import { byZoom, type RoadSource, roadLayer, round } from './road-layer.ts';

/** Tiles in the schema of Protomaps' base map, version 4: streets, parks and buildings. */
export const STREET_SOURCE = 'streets';
/** From this zoom on they replace our own roads. */
export const STREETS_FROM = 11;
const PARK = '#dbe5cb';
const HOUSE = '#e4dbc9';
const parks = ['park', 'garden', 'golf_course', 'pitch', 'cemetery', 'forest', 'grass'];

export const groundLayers: LayerSpecification[] = [
	{
		id: 'parks',
		type: 'fill',
		source: STREET_SOURCE,
		'source-layer': 'landuse',
		minzoom: STREETS_FROM,
		filter: ['in', ['get', 'kind'], ['literal', parks]],
		paint: { 'fill-color': PARK },
	},
	{ id: 'houses', type: 'fill', source: STREET_SOURCE, 'source-layer': 'buildings', minzoom: 14, paint: { 'fill-color': HOUSE } },
];

const source: RoadSource = { source: STREET_SOURCE, property: 'kind_detail', minzoom: STREETS_FROM };

/** The smallest streets have no casing. */
const smallest: LayerSpecification = {
	id: 'small-streets',
	type: 'line',
	source: STREET_SOURCE,
	'source-layer': 'roads',
	minzoom: 12.5,
	filter: ['==', ['get', 'kind'], 'minor_road'],
	layout: round,
	paint: { 'line-color': casing.colour, 'line-width': byZoom({ 12: 0.6, 14: 2, 16: 6 }) },
};

export const streetLayers = (part: 'casing' | 'fill'): LayerSpecification[] => [
	...(part === 'casing' ? [smallest] : []),
	...roadClasses.toReversed().map((road) => roadLayer(road, part, source)),
];
