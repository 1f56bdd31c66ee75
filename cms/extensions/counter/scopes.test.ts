import { expect, test } from 'vitest';
import { scopeOf } from './scopes.ts';

test('what belongs to the own agent record alone is told from what does not', () => {
	const mine = { agent: { _in: [7] } };
	expect(scopeOf([], 7)).toBe('none');
	expect(scopeOf([mine], 7)).toBe('own');
	expect(scopeOf([{ property: mine }], 7)).toBe('own');
	for (const rules of [[mine, { status: { _eq: 'published' } }], [null], [{}], [{ agent: { _in: [8] } }]])
		expect(scopeOf(rules, 7), JSON.stringify(rules)).toBe('some');
});
