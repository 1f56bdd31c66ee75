import { expect, test } from 'vitest';
import { readScope } from './scopes.ts';

test('tells rights limited to the own agent record from wider ones', () => {
	const mine = { agent: { _in: [7] } };
	expect(readScope([], 7)).toBe('none');
	expect(readScope([mine], 7)).toBe('own');
	expect(readScope([{ property: mine }], 7)).toBe('own');
	for (const rules of [[mine, { status: { _eq: 'published' } }], [null], [{}], [{ agent: { _in: [8] } }]])
		expect(readScope(rules, 7), JSON.stringify(rules)).toBe('some');
});
