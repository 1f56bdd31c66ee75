import type { ExpressionSpecification, FilterSpecification, StyleSpecification } from 'maplibre-gl';
import baseMap from '#site/map/egypt.json?url';
import { mapColours } from './map-colours.ts';

/** Metres to pixels at zoom 0, in the middle of Egypt. */
const PIXELS_PER_METRE = 1 / 69_000;
const THINNEST_RIVER = 1.4;

const only = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind];

/** The look's map from our own data: sand, water, borders. Names are HTML, so that letters join as they do everywhere else. */
export function baseStyle(attribution: string): StyleSpecification {
	const { ground, abroad, water, border } = mapColours;
	const riverAt = (zoom: number): ExpressionSpecification => ['max', THINNEST_RIVER, ['*', ['get', 'width'], 2 ** zoom * PIXELS_PER_METRE]];
	return {
		version: 8,
		sources: { base: { type: 'geojson', data: new URL(baseMap, location.href).href, attribution, maxzoom: 12, tolerance: 0.3 } },
		layers: [
			{ id: 'ground', type: 'background', paint: { 'background-color': ground } },
			{ id: 'abroad', type: 'fill', source: 'base', filter: only('abroad'), paint: { 'fill-color': abroad } },
			{
				id: 'rivers',
				type: 'line',
				source: 'base',
				filter: only('river'),
				layout: { 'line-cap': 'round', 'line-join': 'round' },
				paint: {
					'line-color': water,
					'line-width': ['interpolate', ['exponential', 2], ['zoom'], 8, THINNEST_RIVER, 10, riverAt(10), 18, riverAt(18)],
				},
			},
			{ id: 'water', type: 'fill', source: 'base', filter: only('water'), paint: { 'fill-color': water } },
			{
				id: 'borders',
				type: 'line',
				source: 'base',
				filter: only('border'),
				paint: { 'line-color': border, 'line-width': 1.5, 'line-dasharray': [3, 2.5] },
			},
		],
	};
}
