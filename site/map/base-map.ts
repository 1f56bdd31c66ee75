import type { Feature, FeatureCollection, LineString, Polygon } from 'geojson';

/** What egypt.json holds. Land is the ground everything is drawn on. */
export type BaseProperties = { kind: 'abroad' | 'water' | 'border' };
export type BaseFeature = Feature<Polygon | LineString, BaseProperties>;
export type BaseMap = FeatureCollection<Polygon | LineString, BaseProperties>;
