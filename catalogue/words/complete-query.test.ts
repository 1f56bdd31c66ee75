import { expect, test } from 'vitest';
import { findId, sampleKnowledge, samplePlaces } from './cases/sample.ts';
import { completeQuery } from './complete-query.ts';
import type { Counts } from './counting.ts';
import { parseQuery } from './parse-query.ts';
import type { PlaceKind } from './places.ts';
import { createSuggest } from './suggest.ts';

const TODAY = '2026-11-15';
const ids = (kind: PlaceKind) => new Map(samplePlaces.filter((place) => place.kind === kind).map(({ id }) => [id, 1]));
const counts: Counts = {
	...{ types: new Map([['villa', 1]]), regions: ids('region'), locations: ids('location') },
	...{ areas: ids('area'), compounds: ids('compound'), developers: ids('developer') },
};
const suggest = createSuggest(sampleKnowledge, { of: () => counts, count: () => 1, version: () => 1 });
const complete = (typed: string) =>
	completeQuery(typed, parseQuery(typed, sampleKnowledge, TODAY), () => suggest(typed, /[a-z]/.test(typed) ? 'en' : 'ar', TODAY));

test.each([
	['villa in zama', { types: ['villa'], areas: [findId('area', 'zamalek')] }],
	['شقه في المهند', { types: ['apartment'], areas: [findId('area', 'mohandessin')] }],
	['villa sah', { types: ['villa'], locations: [findId('location', 'north-coast')] }],
])('%s: completes an unfinished last word', (typed, filters) => {
	expect(complete(typed)).toMatchObject({ filters, text: '' });
});

test.each(['quiet villa', 'villa xyzzy', 'villa in maadi', 'FST-APT-1042'])(
	'%s: finished words, and words that begin nothing, are kept',
	(typed) => {
		expect(complete(typed)).toEqual(parseQuery(typed, sampleKnowledge, TODAY));
	},
);
