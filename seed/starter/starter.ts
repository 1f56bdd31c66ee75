import type { ContentPart, SampleRecord } from '../records.ts';
import { photographFiles } from '../world/sample-files.ts';
import { pageRecords } from './pages.ts';
import { placeRecords } from './places.ts';
import { wordRecords } from './words.ts';

/** Collections that belong to the brokerage: removing the samples does not touch them. */
export const starterCollections = ['amenity', 'tag', 'location', 'area', 'page', 'page_block'];

function* starterRecords(): Generator<SampleRecord> {
	yield* wordRecords();
	yield* placeRecords();
	yield* pageRecords();
}

/** The content of every new installation: facilities, tags, the places of Egypt, and all pages with their blocks. */
export function makeStarter(): ContentPart {
	const records = [...starterRecords()];
	const shown = new Set(records.map(({ row }) => row['image']));
	return { files: photographFiles.filter(({ id }) => shown.has(id)), records: starterRecords, size: records.length };
}
