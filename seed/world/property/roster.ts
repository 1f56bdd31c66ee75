import type { Text } from '#seed/sample/shapes.ts';
import type { WorldFacts } from '../facts.ts';
import { namesAr } from './text-ar.ts';
import { namesEn } from './text-en.ts';
import { makeUnit, type Unit } from './unit.ts';

type Entry = { unit: Unit; name: Text };
type Roster = { entries: Entry[]; taken: Set<string> };

const rosters = new WeakMap<WorldFacts, Roster>();

function firstFree(names: Iterable<string>, taken: Set<string>): string {
	for (const name of names) {
		if (taken.has(name)) continue;
		taken.add(name);
		return name;
	}
	throw new Error('every name is taken');
}

/** A unit whose name no earlier unit has. */
export function rosterEntryAt(index: number, world: WorldFacts): Entry {
	const roster = rosters.get(world) ?? { entries: [], taken: new Set() };
	rosters.set(world, roster);
	for (let at = roster.entries.length; at <= index; at++) {
		const unit = makeUnit(at, world);
		const name = { en: firstFree(namesEn(unit), roster.taken), ar: firstFree(namesAr(unit), roster.taken) };
		roster.entries.push({ unit, name });
	}
	return roster.entries[index] as Entry;
}
