import { type Landmark, type LandmarkKind, type Landmarks, landmarkKinds, type RailKind, type Station } from '../streets.ts';
import { kilometres, type Position } from './shapes.ts';

export type SourceLandmark = { name_en: string; name_ar: string; kind: LandmarkKind | 'street'; lat: number; lng: number };
export type SourceLine = {
	id: string;
	color: string;
	kind: RailKind;
	stations: { name_en: string; name_ar: string; lat: number; lng: number }[];
	geometry: Position[][];
};

/** Stations of the same name this close together are one. */
const SAME_STATION_KM = 0.4;

/** Labels that are shorter than the name without its brackets or suffix. */
const labels: Record<string, { en: string; ar: string }> = {
	'American University in Cairo (New Cairo)': { en: 'AUC', ar: 'الجامعة الأمريكية' },
	'American University in Cairo (Tahrir)': { en: 'AUC Tahrir', ar: 'الجامعة الأمريكية' },
	'German University in Cairo': { en: 'GUC', ar: 'الجامعة الألمانية' },
	'British University in Egypt': { en: 'BUE', ar: 'الجامعة البريطانية' },
	'Future University in Egypt': { en: 'Future University', ar: 'جامعة المستقبل' },
	'Air Force Specialized Hospital (New Cairo)': { en: 'Air Force Hospital', ar: 'المستشفى الجوي' },
	'As-Salam International Hospital (Katameya)': { en: 'As-Salam Hospital', ar: 'مستشفى السلام' },
	'Dorrat Al Qahira Hospital': { en: 'Dorrat Hospital', ar: 'مستشفى درة القاهرة' },
	'Point 90 Mall': { en: 'Point 90', ar: 'بوينت 90' },
	'Galleria Mall (New Cairo)': { en: 'Galleria', ar: 'جاليريا' },
};

export function buildLandmarks(landmarks: readonly SourceLandmark[], lines: readonly SourceLine[]): Landmarks {
	const order = (kind: LandmarkKind) => landmarkKinds.indexOf(kind);
	return {
		landmarks: landmarks
			.flatMap(({ kind, ...place }): Landmark[] => (kind === 'street' ? [] : [{ kind, ...buildNamed(place) }]))
			.sort((a, b) => order(a.kind) - order(b.kind)),
		stations: lines
			.flatMap(({ kind, color, stations }) => stations.map((station): Station => ({ kind, colour: color, ...buildNamed(station) })))
			.filter((station, index, all) => !all.slice(0, index).some((other) => isSame(other, station))),
	};
}

const isSame = (a: Station, b: Station) =>
	a.name.en === b.name.en && kilometres([a.longitude, a.latitude], [b.longitude, b.latitude]) < SAME_STATION_KM;

function buildNamed({ name_en, name_ar, lng, lat }: { name_en: string; name_ar: string; lng: number; lat: number }) {
	const name = { en: name_en, ar: name_ar };
	const label = labels[name_en] ?? { en: name_en.replace(/ \(.*\)$/, ''), ar: name_ar.replace(/ - .*$/, '').replace(/ \(.*\)$/, '') };
	const isShorter = label.en !== name.en || label.ar !== name.ar;
	return { name, ...(isShorter && { label }), longitude: Number(lng.toFixed(5)), latitude: Number(lat.toFixed(5)) };
}
