import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Used memory in bytes, after garbage collection. */
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
 * Milliseconds per question: the best of several rounds, because other load only ever adds time. Rounds go through all questions, so that
 * repetitions of one lie far apart; the first is a warm-up. Wall-clock time, because kernels that count CPU time in ticks of milliseconds
 * report 0 for most questions.
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

/** For peers: each question once, for as many as fit into the time. */
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
