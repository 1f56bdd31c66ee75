/** The tiles there are; closer in the last are enlarged. Their units are two metres then, a fifth of what the data knows. */
export const tileZooms = { farthest: 4, closest: 12 };

export const roadClasses = ['motorway', 'trunk', 'primary', 'secondary', 'tertiary'] as const;
export type RoadClass = (typeof roadClasses)[number];

export type Names = { en: string | null; ar: string };

/** What streets.json holds. Lines and rings are polylines (polyline.ts). */
export type Streets = {
	names: Names[];
	roads: { class: RoadClass; name?: number; lines: string[] }[];
	/** Banks of the Nile and lakes: the outer ring first, then islands. */
	water: string[][];
	/** The courses of great rivers and shores of lakes, coarsely, for views in which their banks would lie on one another. */
	rivers: string[];
	rail: { id: string; colour: string; lines: string[] }[];
};

export const landmarkKinds = ['university', 'mall', 'airport', 'hospital', 'club', 'landmark', 'beach'] as const;
export type LandmarkKind = (typeof landmarkKinds)[number];
export const railKinds = ['metro', 'light_rail', 'monorail', 'people_mover'] as const;
export type RailKind = (typeof railKinds)[number];

/** `label` is what a map has room for. */
type Named = { name: { en: string; ar: string }; label?: { en: string; ar: string }; longitude: number; latitude: number };
export type Landmark = Named & { kind: LandmarkKind };
/** `colour` is that of its line; a station of two lines is here once. */
export type Station = Named & { kind: RailKind; colour: string };

/** What landmarks.json holds. */
export type Landmarks = { landmarks: Landmark[]; stations: Station[] };
