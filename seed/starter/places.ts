import type { SampleRecord } from '../records.ts';
import type { PlaceText, Text } from '../sample/shapes.ts';
import { assignIds, idAt, idFor, point, record, translations } from '../world/assemble.ts';
import type { AreaFacts } from '../world/facts.ts';
import { fileId } from '../world/sample-files.ts';
import { readStarter } from './read-starter.ts';

type Location = { key: string; name: Text; in?: Text; latitude: number; longitude: number; spellings: string[] };
type Area = Location & { code: string; location: string; resale: [number, number] | null; developer: [number, number] | null };

const { locations, areas } = readStarter<{ locations: Location[]; areas: Area[] }>('places.json');
const texts = new Map(readStarter<PlaceText[]>('place-texts.json').map((item) => [item.key, item]));
const locationIds = assignIds(locations);
export const areaIds = assignIds(areas);

const coastal = new Set(['north-coast', 'red-sea', 'south-sinai']);

/** A photograph with the same kind of water, desert or street as the place. */
const photoByLocation: Record<string, string> = {
	'new-cairo': 'place-11.jpg',
	'east-cairo': 'apartment-09.jpg',
	'new-capital': 'place-06.jpg',
	'6th-of-october': 'compound-09.jpg',
	'sheikh-zayed': 'compound-08.jpg',
	giza: 'place-02.jpg',
	'central-cairo': 'place-01.jpg',
	maadi: 'place-10.jpg',
	heliopolis: 'place-12.jpg',
	alexandria: 'place-07.jpg',
	'north-coast': 'compound-06.jpg',
	'red-sea': 'place-03.jpg',
	'south-sinai': 'place-04.jpg',
	delta: 'place-05.jpg',
	sharqia: 'apartment-01.jpg',
};
/** Different ones within a location, and not the location's own. */
const areaPhotos: Record<string, string> = {
	'fifth-settlement': 'compound-10.jpg',
	'first-settlement': 'townhouse-01.jpg',
	'sixth-settlement': 'compound-14.jpg',
	katameya: 'compound-02.jpg',
	'rehab-city': 'apartment-23.jpg',
	madinaty: 'compound-05.jpg',
	'el-shorouk': 'townhouse-05.jpg',
	'mostakbal-city': 'compound-12.jpg',
	'badr-city': 'apartment-13.jpg',
	'new-heliopolis': 'compound-03.jpg',
	obour: 'apartment-07.jpg',
	mokattam: 'compound-13.jpg',
	'nasr-city': 'apartment-05.jpg',
	'10th-of-ramadan': 'apartment-12.jpg',
	r7: 'apartment-21.jpg',
	r8: 'tower-06.jpg',
	'october-gardens': 'apartment-27.jpg',
	'green-belt': 'villa-18.jpg',
	'al-motamayez': 'apartment-24.jpg',
	'new-zayed': 'compound-07.jpg',
	'central-zayed': 'apartment-16.jpg',
	'hadayek-el-ahram': 'apartment-12.jpg',
	haram: 'apartment-03.jpg',
	faisal: 'apartment-04.jpg',
	dokki: 'tower-05.jpg',
	mohandessin: 'apartment-20.jpg',
	agouza: 'tower-03.jpg',
	zamalek: 'apartment-10.jpg',
	'garden-city': 'apartment-14.jpg',
	downtown: 'apartment-22.jpg',
	'maadi-sarayat': 'villa-14.jpg',
	degla: 'apartment-11.jpg',
	'zahraa-el-maadi': 'apartment-06.jpg',
	korba: 'apartment-28.jpg',
	sheraton: 'apartment-02.jpg',
	smouha: 'apartment-10.jpg',
	gleem: 'apartment-29.jpg',
	'sidi-abdel-rahman': 'chalet-02.jpg',
	'new-alamein': 'tower-07.jpg',
	'el-dabaa': 'chalet-05.jpg',
	'ras-el-hekma': 'chalet-04.jpg',
	'ain-sokhna': 'place-08.jpg',
	galala: 'chalet-14.jpg',
	hurghada: 'chalet-10.jpg',
	'el-gouna': 'place-09.jpg',
	'sahl-hasheesh': 'chalet-08.jpg',
	'soma-bay': 'chalet-12.jpg',
	'sharm-el-sheikh': 'chalet-07.jpg',
	'new-mansoura': 'apartment-29.jpg',
};

function photo(of: Record<string, string>, key: string): string {
	const name = of[key];
	if (!name) throw new Error(`${key} has no photograph`);
	return name;
}

const photosAround = (location: string): string[] => [
	photo(photoByLocation, location),
	...areas.filter((area) => area.location === location).map(({ key }) => photo(areaPhotos, key)),
];

export const areaFacts: AreaFacts[] = areas.map((area, index) => {
	const location = locations.find(({ key }) => key === area.location);
	if (!location) throw new Error(`area ${area.key} is in no location`);
	const { key, code, name, latitude, longitude, resale, developer } = area;
	return {
		id: idAt(index),
		key,
		code,
		name,
		location: { key: location.key, name: location.name },
		latitude,
		longitude,
		resale,
		developer,
		coastal: coastal.has(location.key),
		images: photosAround(location.key),
	};
});

function place(
	collection: 'location' | 'area',
	{ key, name, in: in_form, latitude, longitude, spellings }: Location,
	id: number,
	sort: number,
	rest: Record<string, unknown>,
): SampleRecord {
	const { summary, description } = texts.get(key) ?? {};
	return record(collection, { id, sort, spellings, coordinates: point(latitude, longitude), ...rest }, [
		translations(collection, { name, in_form, summary, description }),
	]);
}

export function* placeRecords(): Generator<SampleRecord> {
	for (const [index, location] of locations.entries())
		yield place('location', location, idAt(index), index + 1, { image: fileId(photo(photoByLocation, location.key)) });
	for (const [index, area] of areas.entries())
		yield place('area', area, idAt(index), index + 1, {
			code: area.code,
			location: idFor(locationIds, area.location),
			image: fileId(photo(areaPhotos, area.key)),
		});
}
