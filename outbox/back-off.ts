/** Doubles with every failure up to `longest`, with jitter, so that two that failed together do not retry together. */
export const backOff = (failures: number, first: number, longest: number, chance: number = Math.random()): number =>
	Math.round(Math.min(longest, first * 2 ** Math.min(failures - 1, 30)) * (0.5 + chance / 2));
