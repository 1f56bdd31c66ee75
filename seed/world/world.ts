import type { SampleRecord, World } from '../records.ts';
import { makeStarter } from '../starter/starter.ts';
import { amenityIds } from '../starter/words.ts';
import { brochureFiles } from './brochures.ts';
import { clusterRecords } from './clusters.ts';
import { companyRecords, compoundRecords } from './compounds.ts';
import { constructionRecords } from './construction.ts';
import { drawnFiles } from './drawn-files.ts';
import { careerRecords, postRecords } from './editorial.ts';
import { exchangeRateRecords } from './exchange-rates.ts';
import { SAMPLE_PROPERTIES } from './facts.ts';
import { inboxRecords } from './inbox.ts';
import { launchRecords, offerRecords } from './launches-and-offers.ts';
import { planRecords } from './payment-plans.ts';
import { agentRecords, peopleRecords } from './people.ts';
import { propertyRecords, worldFacts } from './properties.ts';
import { photographFiles } from './sample-files.ts';
import { sampleSettings } from './settings.ts';
import { tourFiles, tourRecords } from './tours.ts';

/** The sample brokerage on a given day. It refers to the starter content. */
export function makeSamples(today: string, properties = SAMPLE_PROPERTIES): World {
	const world = worldFacts(today);
	function* smallRecords(): Generator<SampleRecord> {
		yield* companyRecords();
		yield* planRecords();
		yield* exchangeRateRecords(today);
		yield* tourRecords();
		yield* compoundRecords(amenityIds, today);
		yield* clusterRecords();
		yield* constructionRecords(today);
		yield* launchRecords(world, properties);
		yield* agentRecords();
		yield* peopleRecords();
		yield* postRecords(today);
		yield* careerRecords(today);
	}
	const offers = () => offerRecords(world, properties);
	const ofStarter = new Set(makeStarter().files);
	return {
		files: [...photographFiles.filter((file) => !ofStarter.has(file)), ...tourFiles, ...drawnFiles, ...brochureFiles(world, properties)],
		settings: sampleSettings,
		size: [...smallRecords(), ...offers()].length + properties + [...inboxRecords(properties, world)].length,
		*records() {
			yield* smallRecords();
			yield* propertyRecords(properties, world);
			yield* offers();
			yield* inboxRecords(properties, world);
		},
	};
}

/** Starter and sample content: a whole site. */
export function makeWorld(today: string, properties = SAMPLE_PROPERTIES): World {
	const [starter, samples] = [makeStarter(), makeSamples(today, properties)];
	return {
		files: [...starter.files, ...samples.files],
		settings: samples.settings,
		size: starter.size + samples.size,
		*records() {
			yield* starter.records();
			yield* samples.records();
		},
	};
}
