import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is in use after everything that can go has gone, in bytes. */
export function memoryInUse(): number {
	collect();
	collect();
	const { heapUsed, arrayBuffers } = process.memoryUsage();
	return heapUsed + arrayBuffers;
}

const percentile = (sorted: readonly number[], share: number): number =>
	sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;

export type Spread = { p50: number; p95: number; p99: number; asked: number };

export const measureSpread = (times: readonly number[]): Spread => {
	const sorted = times.toSorted((a, b) => a - b);
	return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), p99: percentile(sorted, 0.99), asked: sorted.length };
};

const ROUNDS = 9;
const LONGEST_MS = 40_000;

/**
 * How long each question takes, in ms by the clock: the best of a few rounds, because whatever else goes on only ever adds to it. The rounds
 * go through all questions in turn, so that the askings of one lie far apart. The first round warms up and does not count.
 * The thread's own working time would leave others out, but kernels that count it in ticks of milliseconds say 0 for most questions.
 */
export function timed<Question>(questions: readonly Question[], ask: (question: Question) => unknown): Spread {
	for (const question of questions) ask(question);
	const best = questions.map(() => Number.POSITIVE_INFINITY);
	const end = performance.now() + LONGEST_MS;
	for (let round = 0; round < ROUNDS && (round === 0 || performance.now() < end); round++)
		questions.forEach((question, index) => {
			const since = performance.now();
			ask(question);
			best[index] = Math.min(best[index] as number, performance.now() - since);
		});
	return measureSpread(best);
}

/** The same for peers, asked once, for as many questions as there is time for. */
export async function timedFor<Question>(
	milliseconds: number,
	questions: readonly Question[],
	ask: (question: Question) => unknown,
): Promise<Spread> {
	const times: number[] = [];
	const end = performance.now() + milliseconds;
	for (const question of questions) {
		const since = performance.now();
		await ask(question);
		times.push(performance.now() - since);
		if (performance.now() > end) break;
	}
	return measureSpread(times);
}
