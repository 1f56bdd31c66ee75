import { expect, test } from 'vitest';
import { createTests } from './tests.ts';

test('allows ten tests an hour per person, also when several are requested at once', () => {
	const tests = createTests();
	for (let count = 0; count < 10; count++) expect(tests.admit('salma', 1, count)).toBe(true);
	expect(tests.admit('salma', 1, 20)).toBe(false);
	expect(tests.admit('omar', 11, 20)).toBe(false);
	expect(tests.admit('omar', 10, 20)).toBe(true);
	expect(tests.admit('salma', 1, 60 * 60_000)).toBe(true);
});
