/** The zooms of tiles; closer views enlarge the last. At that zoom a tile's unit is two metres, a fifth of the data's precision. */
export const tileZooms = { farthest: 4, closest: 12 };

export const roadClasses = ['motorway', 'trunk', 'primary', 'secondary', 'tertiary'] as const;
export type RoadClass = (typeof roadClasses)[number];

export type Names = { en: string | null; ar: string };

/** The content of streets.json. Lines and rings are encoded (polyline.ts). */
export type Streets = {
	names: Names[];
	roads: { class: RoadClass; name?: number; lines: string[] }[];
	/** Banks of the Nile and lakes: the outer ring first, then islands. */
	water: string[][];
	/** Centre lines of great rivers and coarse lake shores, for views in which the banks would overlap. */
	rivers: string[];
	rail: { id: string; colour: string; lines: string[] }[];
};

export const landmarkKinds = ['university', 'mall', 'airport', 'hospital', 'club', 'landmark', 'beach'] as const;
export type LandmarkKind = (typeof landmarkKinds)[number];
export const railKinds = ['metro', 'light_rail', 'monorail', 'people_mover'] as const;
export type RailKind = (typeof railKinds)[number];

/** `label`: a shorter name for maps. */
type Named = { name: { en: string; ar: string }; label?: { en: string; ar: string }; longitude: number; latitude: number };
export type Landmark = Named & { kind: LandmarkKind };
/** `colour`: that of its line. A station of two lines is here once. */
export type Station = Named & { kind: RailKind; colour: string };

/** The content of landmarks.json. */
export type Landmarks = { landmarks: Landmark[]; stations: Station[] };
