import type { Filters, Sort } from '#catalogue/query.ts';
import { type Lexeme, readMeaning, readRole } from '../lexemes.ts';
import type { Reason } from '../notes.ts';
import type { Place } from '../places.ts';
import type { Setting } from './measure.ts';
import { productions } from './productions.ts';
import type { Context } from './quantities.ts';

/** What some words come to: filters, a place, an order, a note on what no filter can say, words to look for, or nothing. */
export type Outcome =
	| { kind: 'filters'; filters: Filters; why?: Reason }
	| { kind: 'place'; place: Place }
	| { kind: 'sort'; sort: Sort }
	| { kind: 'note'; why: Reason }
	| { kind: 'text' }
	| { kind: 'nothing' };

/** Some lexemes in a row, and what they come to. */
export type Finding = { from: number; to: number } & Outcome;

export type Facts = { today: string; amenities: ReadonlyMap<string, number>; rates: Setting['rates'] };

/** What was typed, and what in it changes how the rest is read. */
export type Sentence = { lexemes: readonly Lexeme[]; setting: Setting & Context; facts: Facts };

const houses: ReadonlySet<string> = new Set(['villa', 'twin_house', 'town_house', 'i_villa']);
const shops: ReadonlySet<string> = new Set(['clinic', 'office', 'retail', 'pharmacy']);

export function findingsIn(lexemes: readonly Lexeme[], facts: Facts): Finding[] {
	const sentence: Sentence = { lexemes, setting: readSetting(lexemes, facts), facts };
	const findings: Finding[] = [];
	for (let at = 0; at < lexemes.length; ) {
		const finding = bestAt(sentence, at);
		findings.push(finding);
		at = finding.to;
	}
	return findings;
}

function readSetting(lexemes: readonly Lexeme[], { rates }: Facts): Sentence['setting'] {
	const types = lexemes.flatMap((lexeme) => readMeaning(lexeme)?.types ?? []);
	const means = (purpose: Filters['purpose']) => lexemes.some((lexeme) => readMeaning(lexeme)?.purpose === purpose);
	return {
		rent: means('rent') || lexemes.some((lexeme) => ['daily', 'weekly'].includes(readRole(lexeme) ?? '')),
		sale: means('sale') || lexemes.some((lexeme) => readMeaning(lexeme)?.instalments || readRole(lexeme) === 'down'),
		landOnly: types.length > 0 && types.every((type) => type === 'land'),
		housesOnly: types.length > 0 && types.every((type) => houses.has(type)),
		shopsOnly: types.length > 0 && types.every((type) => shops.has(type)),
		landIsType: types.every((type) => type === 'land'),
		rates,
	};
}

/** Of all that can be read here, what scores most. Of equals, the one that takes in more; then the one that stands first in the table. */
function bestAt(sentence: Sentence, from: number): Finding {
	let best: Finding = { from, to: from + 1, kind: 'text' };
	let most = 0;
	for (const { score, read } of productions) {
		if (score < most) break;
		const found = read(sentence, from);
		if (!found || (score === most && found.to <= best.to)) continue;
		best = { from, ...found };
		most = score;
	}
	return best;
}
