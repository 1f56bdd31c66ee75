import type { SampleRecord, World } from '../records.ts';
import { brochureFiles } from './brochures.ts';
import { companyRecords, compoundRecords } from './compounds.ts';
import { drawnFiles } from './drawn-files.ts';
import { amenityIds, careerRecords, pageRecords, postRecords, wordRecords } from './editorial.ts';
import { inboxRecords } from './inbox.ts';
import { launchRecords, offerRecords } from './launches-and-offers.ts';
import { planRecords } from './payment-plans.ts';
import { agentRecords, peopleRecords } from './people.ts';
import { placeRecords } from './places.ts';
import { propertyRecords } from './properties.ts';
import { photographFiles } from './sample-files.ts';
import { sampleSettings } from './settings.ts';

export const SAMPLE_PROPERTIES = 800;

/** The whole sample brokerage, as of one day. */
export function makeWorld(today: string, properties = SAMPLE_PROPERTIES): World {
	function* smallRecords(): Generator<SampleRecord> {
		yield* wordRecords();
		yield* placeRecords();
		yield* companyRecords();
		yield* planRecords();
		yield* compoundRecords(amenityIds);
		yield* launchRecords(today);
		yield* agentRecords();
		yield* peopleRecords();
		yield* postRecords(today);
		yield* careerRecords(today);
		yield* pageRecords();
	}
	const offers = () => offerRecords(today, properties);
	return {
		files: [...photographFiles, ...drawnFiles, ...brochureFiles(today, properties)],
		settings: sampleSettings,
		size: [...smallRecords(), ...offers()].length + properties + [...inboxRecords(properties)].length,
		*records() {
			yield* smallRecords();
			yield* propertyRecords(properties, today);
			yield* offers();
			yield* inboxRecords(properties);
		},
	};
}
