import type { Feature, FeatureCollection, LineString, Polygon } from 'geojson';

/** The content of egypt.json. Land is the background. */
export type BaseProperties = { kind: 'abroad' | 'water' | 'border' };
export type BaseFeature = Feature<Polygon | LineString, BaseProperties>;
export type BaseMap = FeatureCollection<Polygon | LineString, BaseProperties>;
