import type { Localized } from '#content/entities/parts.ts';
import type { Point } from '../query.ts';
import list from './landmarks.json' with { type: 'json' };
import stations from './stations.json' with { type: 'json' };

/** Places that people want to live near: universities, malls, airports, clubs, streets, stations. */
export type Landmark = { name: Localized<string>; spellings: string[]; lng: number; lat: number; km: number };

const STATION_KM = 1;

const railNames: Record<string, Localized<string>> = {
	metro: { en: 'metro', ar: 'مترو' },
	monorail: { en: 'monorail', ar: 'مونوريل' },
	light_rail: { en: 'LRT', ar: 'القطار الكهربائي' },
	people_mover: { en: 'airport shuttle train', ar: 'قطار المطار' },
};

/** A station's name alone means the district around it, so its kind is added. */
function asStation({ name, rail, lng, lat }: (typeof stations)[number]): Landmark {
	const kinds = rail.flatMap((kind) => railNames[kind] ?? []);
	return {
		...{ lng, lat, km: STATION_KM },
		name: { en: `${name.en} ${kinds[0]?.en} station`, ar: `محطة ${kinds[0]?.ar} ${name.ar}` },
		spellings: [
			...kinds.flatMap(({ en, ar }) => [`${name.en} ${en}`, `${en} ${name.en}`, `${ar} ${name.ar}`]),
			...[`${name.en} station`, `محطة ${name.ar}`],
		],
	};
}

export const landmarks: readonly Landmark[] = [...list, ...stations.map(asStation)];

const pointKey = ({ lng, lat }: Point) => `${lng.toFixed(4)},${lat.toFixed(4)}`;
/** An airport wins over the station inside it. */
const byPoint = new Map(landmarks.toReversed().map((landmark) => [pointKey(landmark), landmark]));

export const landmarkAt = (point: Point): Landmark | null => byPoint.get(pointKey(point)) ?? null;
