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

export const percentile = (sorted: readonly number[], share: number): number =>
	sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;

export type Spread = { p50: number; p99: number; asked: number };

const spreadOf = (times: number[]): Spread => {
	const sorted = times.toSorted((a, b) => a - b);
	return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), asked: sorted.length };
};

const ROUNDS = 3;

/** How long each question takes, in ms: the best of a few askings, because whatever else the machine does only ever adds to it. */
export function timed<Question>(questions: readonly Question[], ask: (question: Question) => unknown): Spread {
	for (const question of questions) ask(question);
	const best = questions.map(() => Number.POSITIVE_INFINITY);
	for (let round = 0; round < ROUNDS; round++)
		questions.forEach((question, index) => {
			const since = performance.now();
			ask(question);
			best[index] = Math.min(best[index] as number, performance.now() - since);
		});
	return spreadOf(best);
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
	return spreadOf(times);
}
