import { expect, test } from 'vitest';
import { fuzz, fuzzRequest } from '../fuzz.ts';
import { siteUrl } from '../system.ts';
import { times } from '../thorough.ts';

const REQUESTS = times(1000, 10_000);
const seed = Number(process.env['SEED'] ?? 20261118);

test('the same seed asks the same', () => {
	expect(fuzzRequest(seed, 7)).toEqual(fuzzRequest(seed, 7));
	expect(fuzzRequest(seed, 7)).not.toEqual(fuzzRequest(seed, 8));
});

test(`${REQUESTS} requests as nobody means them: no error of ours, no reset, nothing that could run (SEED=${seed})`, async () => {
	const { sent, statuses, faults } = await fuzz(siteUrl, { seed, requests: REQUESTS, atOnce: 6 });
	console.log('fuzz', { seed, sent, ...statuses });
	expect(faults).toEqual([]);
	expect(sent).toBe(REQUESTS);
});
