import { type PlanZone, readPlanZones } from '../drawings/master-plan/master-plan.ts';
import type { SampleRecord } from '../records.ts';
import { idAt, translations } from './assemble.ts';
import { compoundFacts, compoundIds, compounds } from './compounds.ts';
import { masterPlanFacts } from './master-plans.ts';
import { houseTypes } from './property/types.ts';
import type { Unit } from './property/unit.ts';
import { random } from './random.ts';

type Cluster = PlanZone & { id: number; compound: string };

/** The zones of all master plans, numbered consecutively. */
const clusters: Cluster[] = compounds
	.flatMap(({ key, landFeddan }, index) => {
		const facts = compoundFacts[index];
		const plan = facts && masterPlanFacts(facts, landFeddan);
		return plan ? readPlanZones(plan).map((zone) => ({ ...zone, compound: key })) : [];
	})
	.map((zone, index) => ({ ...zone, id: idAt(index) }));

const byCompound = Map.groupBy(clusters, ({ compound }) => compound);

export function* clusterRecords(): Generator<SampleRecord> {
	for (const { id, compound, number, middle, outline } of clusters)
		yield {
			collection: 'cluster',
			row: { id, sort: number, project: compoundIds.get(compound), plan_x: middle[0], plan_y: middle[1], plan_outline: outline },
			parts: [translations('cluster', { name: { en: `Cluster ${number}`, ar: `المجموعة ${number}` } }, false)],
		};
}

/** If a compound has both, houses are in one ring and flats in the other. Shops and clinics at the gate are in no cluster. */
export function chooseCluster({ index, compound, type, category }: Unit): number | null {
	const all = byCompound.get(compound?.key ?? '') ?? [];
	if (category === 'commercial' || all.length === 0) return null;
	const isHouse = houseTypes.includes(type);
	const ofHouses = all.filter(({ homes }) => /houses|Villas/.test(homes.name.en) === isHouse);
	const villas = type === 'villa' ? ofHouses.filter(({ homes }) => homes.name.en === 'Villas') : [];
	const fitting = [villas, ofHouses, all].find((some) => some.length > 0) ?? all;
	return random(`cluster:${index}`).pick(fitting).id;
}
