import type { SampleRecord } from '../records.ts';
import type { PlaceText, Text } from '../sample/shapes.ts';
import { assignIds, idAt, idFor, point, record, translations } from '../world/assemble.ts';
import type { AreaFacts } from '../world/facts.ts';
import { fileId } from '../world/sample-files.ts';
import { readStarter } from './read-starter.ts';

type Location = { key: string; name: Text; latitude: number; longitude: number; spellings: string[] };
type Area = Location & { code: string; location: string; resale: [number, number] | null; developer: [number, number] | null };

const { locations, areas } = readStarter<{ locations: Location[]; areas: Area[] }>('places.json');
const texts = new Map(readStarter<PlaceText[]>('place-texts.json').map((item) => [item.key, item]));
const locationIds = assignIds(locations);
export const areaIds = assignIds(areas);

const coastal = new Set(['north-coast', 'red-sea', 'south-sinai']);

/** A photograph that looks like the place: its own kind of water, desert or street. */
const photoOf: Record<string, string> = {
	'new-cairo': 'compound-05.jpg',
	'east-cairo': 'compound-02.jpg',
	'new-capital': 'place-06.jpg',
	'6th-of-october': 'compound-09.jpg',
	'sheikh-zayed': 'compound-08.jpg',
	giza: 'place-02.jpg',
	'central-cairo': 'place-01.jpg',
	maadi: 'townhouse-05.jpg',
	heliopolis: 'apartment-07.jpg',
	alexandria: 'place-05.jpg',
	'north-coast': 'compound-06.jpg',
	'red-sea': 'place-03.jpg',
	'south-sinai': 'place-04.jpg',
	delta: 'tower-03.jpg',
};
const areaPhotos: Record<string, string> = {
	zamalek: 'place-01.jpg',
	dokki: 'tower-05.jpg',
	'el-gouna': 'place-03.jpg',
	'ain-sokhna': 'chalet-05.jpg',
	'sidi-abdel-rahman': 'chalet-02.jpg',
	'new-alamein': 'tower-04.jpg',
	'ras-el-hekma': 'chalet-04.jpg',
	r8: 'tower-01.jpg',
	mokattam: 'apartment-08.jpg',
	'fifth-settlement': 'compound-10.jpg',
	'new-zayed': 'compound-07.jpg',
};

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
	};
});

function place(
	collection: 'location' | 'area',
	{ key, name, latitude, longitude, spellings }: Location,
	id: number,
	sort: number,
	rest: Record<string, unknown>,
): SampleRecord {
	const { summary, description } = texts.get(key) ?? {};
	return record(collection, { id, sort, spellings, coordinates: point(latitude, longitude), ...rest }, [
		translations(collection, { name, summary, description }),
	]);
}

export function* placeRecords(): Generator<SampleRecord> {
	for (const [index, location] of locations.entries())
		yield place('location', location, idAt(index), index + 1, { image: fileId(photoOf[location.key] ?? 'place-06.jpg') });
	for (const [index, area] of areas.entries())
		yield place('area', area, idAt(index), index + 1, {
			code: area.code,
			location: idFor(locationIds, area.location),
			image: fileId(areaPhotos[area.key] ?? photoOf[area.location] ?? 'place-06.jpg'),
		});
}
