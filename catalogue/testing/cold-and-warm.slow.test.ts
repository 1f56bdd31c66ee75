import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openReplica } from '#content/replica/replica.ts';
import { openSearch } from '../open-search.ts';
import { everyAnswer } from './every-answer.ts';
import { randomSteps, type Step, write } from './random-content.ts';
import { dayAfter } from './random-listings.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const ORDERS = Number(process.env['RANDOM_ORDERS'] ?? 10);

/** Questions that a search which followed all changes answers differently from one opened afterwards. */
async function differencesAfter(steps: readonly Step[]): Promise<string[]> {
	const replica = openReplica(':memory:', silent);
	let day = 0;
	const today = () => dayAfter(day);
	const cold = openSearch(replica, today);
	for (const step of steps) {
		if (step === 'ask') everyAnswer(cold);
		else if (step === 'next day') {
			day++;
			cold.checkDay();
		} else write(replica, step);
	}
	const warm = openSearch(replica, today);
	await Promise.all([cold.described, warm.described]);
	const expected = everyAnswer(warm);
	const differing = [...everyAnswer(cold)].filter(([question, answer]) => answer !== expected.get(question)).map(([question]) => question);
	for (const search of [cold, warm]) search.close();
	replica.close();
	return differing;
}

test('after any order of arrival and changes, answers equal those of a fresh start', async () => {
	await fc.assert(
		fc.asyncProperty(randomSteps, async (steps) => {
			expect(await differencesAfter(steps)).toEqual([]);
		}),
		{ numRuns: ORDERS },
	);
});
