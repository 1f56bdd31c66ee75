import { expect, test } from 'vitest';
import { sampleKnowledge } from './cases/sample.ts';
import { LONGEST_QUERY, parseQuery } from './parse-query.ts';

/** Normal parsing takes a tenth of this, a backtracking expression would take minutes. Measured in CPU time, so a busy machine does not matter. */
const SECONDS_MOST = 2;

const pieces = [
	'1',
	'1.',
	'1,',
	'٣',
	'3 rooms ',
	'3br',
	'under ',
	'8m',
	'8 million ',
	'-',
	'--',
	' ',
	'\t',
	'a',
	'ا',
	'ال',
	'و',
	'new cairo ',
	'tagamo3 ',
	'flat or ',
	'not ',
	'(',
	'[',
	'\\',
	'+2010',
	'1e',
	'%',
	'sq m',
	'ـ',
	'\u0301',
	'👨‍👩‍👧',
	'20%',
	'year',
	'from 1 to ',
];
const tails = ['', ' x'];
const queries = pieces.flatMap((piece) => tails.map((tail) => piece.repeat(LONGEST_QUERY).slice(0, LONGEST_QUERY - tail.length) + tail));
const mixed = pieces.map((piece, at) => `${piece}${pieces[(at * 7 + 3) % pieces.length]}`.repeat(LONGEST_QUERY).slice(0, LONGEST_QUERY));

test('no text takes long to parse', () => {
	const slow: string[] = [];
	for (const query of [...queries, ...mixed]) {
		const since = process.cpuUsage();
		parseQuery(query, sampleKnowledge, '2026-11-15');
		const { user, system } = process.cpuUsage(since);
		if ((user + system) / 1e6 > SECONDS_MOST) slow.push(`${query.slice(0, 40)}: ${(user + system) / 1e6} s`);
	}
	expect(slow).toEqual([]);
});
