import { type MasterPlanFacts, readPlanLegend } from '../drawings/master-plan/master-plan.ts';
import type { CompoundFacts } from './facts.ts';

/** Their texts mention circles. */
const round = ['dawar-gate', 'dawar-park'];

/** Null where there is no land to plan: an office building. */
export function masterPlanFacts({ key, name, area, mix, amenities }: CompoundFacts, feddans: number): MasterPlanFacts | null {
	if (mix === 'commercial') return null;
	const shore = mix !== 'coastal' ? null : area.location.key === 'north-coast' ? 'north' : 'east';
	return { key, name, place: area.name, mix, amenities, feddans, shore, isRound: round.includes(key) };
}

export function planLegend(facts: CompoundFacts, feddans: number) {
	const plan = masterPlanFacts(facts, feddans);
	const lines = plan ? readPlanLegend(plan) : [];
	return {
		en: lines.map(({ mark, text }) => ({ mark, text: text.en })),
		ar: lines.map(({ mark, text }) => ({ mark, text: text.ar })),
	};
}
