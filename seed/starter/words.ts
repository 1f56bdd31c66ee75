import type { SampleRecord } from '../records.ts';
import type { Text } from '../sample/shapes.ts';
import { assignIds, idAt, record, translations } from '../world/assemble.ts';
import { readStarter } from './read-starter.ts';

type Named = { key: string; name: Text };

const amenities = readStarter<(Named & { icon: string })[]>('amenities.json');
const tags = readStarter<Named[]>('tags.json');

export const amenityIds = assignIds(amenities);
export const amenityNames = new Map(amenities.map(({ key, name }) => [key, name]));
export const tagIds = assignIds(tags);

export function* wordRecords(): Generator<SampleRecord> {
	for (const [index, { key, icon, name }] of amenities.entries())
		yield record('amenity', { id: idAt(index), sort: index + 1, key, icon }, [translations('amenity', { name }, false)]);
	for (const [index, { key, name }] of tags.entries())
		yield record('tag', { id: idAt(index), sort: index + 1, key }, [translations('tag', { name }, false)]);
}
