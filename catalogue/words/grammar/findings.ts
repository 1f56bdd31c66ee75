import type { Filters } from '#catalogue/query.ts';
import { type Lexeme, readMeaning, readRole } from '../lexemes.ts';
import { productions } from './productions.ts';
import type { Facts, Finding, Sentence } from './sentence.ts';

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

/** The reading with the highest score; on a tie the longer one, then the first in the table. */
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
