import type { ContentPart, SampleRecord } from '../records.ts';
import { photographFiles } from '../world/sample-files.ts';
import { pageRecords } from './pages.ts';
import { placeRecords } from './places.ts';
import { wordRecords } from './words.ts';

/** Collections whose rows belong to the brokerage from the first day on: removing the samples leaves them alone. */
export const starterCollections = ['amenity', 'tag', 'location', 'area', 'page', 'page_block'];

function* starterRecords(): Generator<SampleRecord> {
	yield* wordRecords();
	yield* placeRecords();
	yield* pageRecords();
}

/** What every brokerage begins with: facilities, tags, the places of Egypt, and all pages with their blocks. */
export function makeStarter(): ContentPart {
	const records = [...starterRecords()];
	const shown = new Set(records.map(({ row }) => row['image']));
	return { files: photographFiles.filter(({ id }) => shown.has(id)), records: starterRecords, size: records.length };
}
