import { findStage } from '../drawings/construction.ts';
import type { SampleRecord } from '../records.ts';
import { dayFrom, idAt, links, translations } from './assemble.ts';
import { compoundFacts } from './compounds.ts';
import { constructionName } from './drawn-names.ts';
import type { CompoundFacts } from './facts.ts';
import { isHandedOver } from './handover.ts';
import { random } from './random.ts';
import { fileId } from './sample-files.ts';

const YEARS_TO_BUILD = 3.5;
const DAY = 86_400_000;
const EVERY_DAYS = 92;
const UPDATES = 3;

const yearsBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY / 365.25;

/** In per cent, from the share of the usual building time that has passed, with some variation. */
function builtOn({ key, deliveryDate }: CompoundFacts, day: string): number {
	const left = deliveryDate ? yearsBetween(day, deliveryDate) : 0;
	return Math.round(100 * (1 - left / YEARS_TO_BUILD) + random(`pace ${key}`).between(-4, 4));
}

/** An update every three months for each compound under construction; none before construction begins. */
export function* constructionRecords(today: string): Generator<SampleRecord> {
	let index = 0;
	for (const compound of compoundFacts) {
		if (isHandedOver(compound, today)) continue;
		const since = random(`visit ${compound.key}`).int(6, 40);
		const shown = new Set<string>();
		for (let update = 0; update < UPDATES; update++) {
			const seenOn = dayFrom(today, -since - update * EVERY_DAYS);
			const percent = Math.min(97, builtOn(compound, seenOn));
			if (percent < 2) continue;
			const stage = findStage(percent);
			const kind = compound.mix === 'villas' || compound.mix === 'coastal' ? 'houses' : 'flats';
			yield {
				collection: 'construction_update',
				row: { id: idAt(index++), project: compound.id, seen_on: seenOn, percent },
				parts: [
					translations('construction_update', { summary: stage.text }, false),
					// A stage that looks the same as three months before gets no second photograph.
					links('construction_update_files', 'directus_files_id', shown.has(stage.key) ? [] : [fileId(constructionName(kind, stage.key))]),
				],
			};
			shown.add(stage.key);
		}
	}
}
