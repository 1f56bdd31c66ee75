import type { Row, SampleRecord } from '../records.ts';
import { areaFacts } from '../starter/places.ts';
import { amenityIds } from '../starter/words.ts';
import { idFor, links, record } from './assemble.ts';
import { compoundFacts } from './compounds.ts';
import { floorPlanName } from './drawn-names.ts';
import type { WorldFacts } from './facts.ts';
import { agentFacts } from './people.ts';
import { makeProperty } from './property/illustrated.ts';
import { fileId } from './sample-files.ts';

export const worldFacts = (today: string): WorldFacts => ({ today, areas: areaFacts, compounds: compoundFacts, agents: agentFacts });

/** The sample units. Asking for more does not change the first ones. */
export function* propertyRecords(count: number, world: WorldFacts): Generator<SampleRecord> {
	for (let index = 0; index < count; index++) {
		const {
			property,
			private: privateFacts,
			translations,
			images,
			floorPlan,
			amenities,
			planIds,
			priceHistory,
		} = makeProperty(index, world);
		const texts = Object.entries(translations).map(([languages_code, text]): Row => ({ languages_code, ...text }));
		yield record('property', { ...property, floor_plan: floorPlan && fileId(floorPlanName(floorPlan)) }, [
			{ table: 'property_translations', rows: texts },
			links('property_files', 'directus_files_id', images.map(fileId)),
			links(
				'property_amenity',
				'amenity_id',
				amenities.map((key) => idFor(amenityIds, key)),
			),
			links('property_payment_plan', 'payment_plan_id', planIds),
			{ table: 'property_private', rows: [privateFacts] },
			{ table: 'price_history', rows: priceHistory.length > 1 ? priceHistory : [] },
		]);
	}
}
