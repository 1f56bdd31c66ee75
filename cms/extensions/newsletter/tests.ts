const HOUR_MS = 60 * 60_000;
const MOST_TESTS = 10;

export function createTests() {
	const asked = new Map<string, number[]>();
	return {
		admit(user: string, tests: number, now: number): boolean {
			const before = (asked.get(user) ?? []).filter((at) => at > now - HOUR_MS);
			const isAdmitted = before.length + tests <= MOST_TESTS;
			asked.set(user, isAdmitted ? [...before, ...Array<number>(tests).fill(now)] : before);
			return isAdmitted;
		},
	};
}
