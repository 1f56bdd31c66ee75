import type { Localized } from '#content/entities/parts.ts';
import type { Point } from '../query.ts';
import list from './landmarks.json' with { type: 'json' };
import stations from './stations.json' with { type: 'json' };

/** Somewhere that people want to live near: universities, malls, airports, clubs, streets, stations. */
export type Landmark = { name: Localized<string>; spellings: string[]; lng: number; lat: number; km: number };

const STATION_KM = 1;

/** A station is called by its kind: its name alone is that of the district around it. */
const asStation = ({ name, lng, lat }: (typeof stations)[number]): Landmark => ({
	...{ lng, lat, km: STATION_KM },
	name: { en: `${name.en} metro station`, ar: `محطة مترو ${name.ar}` },
	spellings: [`${name.en} metro`, `metro ${name.en}`, `${name.en} station`, `مترو ${name.ar}`, `محطة ${name.ar}`],
});

export const landmarks: readonly Landmark[] = [...list, ...stations.map(asStation)];

const keyOf = ({ lng, lat }: Point) => `${lng.toFixed(4)},${lat.toFixed(4)}`;
const byPoint = new Map(landmarks.map((landmark) => [keyOf(landmark), landmark]));

/** The landmark a point stands for. */
export const landmarkAt = (point: Point): Landmark | null => byPoint.get(keyOf(point)) ?? null;
