import type { ImageProblem } from './image-problem.ts';

const MOMENT = 30_000;
const MOST = 1000;

export type FailureMemory = { recall(key: string): ImageProblem | null; note(key: string, problem: ImageProblem): void };

/** Remembers lasting failures for a moment, so that a broken image is not fetched and decoded again and again. */
export function createFailureMemory(): FailureMemory {
	const failures = new Map<string, { problem: ImageProblem; until: number }>();
	return {
		recall(key) {
			const known = failures.get(key);
			if (!known) return null;
			if (known.until > Date.now()) return known.problem;
			failures.delete(key);
			return null;
		},
		note(key, problem) {
			if (!problem.lasting) return;
			failures.delete(key);
			failures.set(key, { problem, until: Date.now() + MOMENT });
			const [oldest] = failures.keys();
			if (failures.size > MOST && oldest !== undefined) failures.delete(oldest);
		},
	};
}
