import { expect, test } from 'vitest';
import { keepNewest } from './keep-newest.ts';

test('keeps recently used values and drops the oldest', () => {
	const made: string[] = [];
	const kept = keepNewest<string>(2);
	const make = (name: string) => {
		made.push(name);
		return name;
	};
	const ask = (name: string) => kept.find(name, () => make(name));
	for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) expect(ask(name)).toBe(name);
	expect(made).toEqual(['a', 'b', 'c', 'b']);
	kept.forget('b');
	ask('b');
	expect(made).toEqual(['a', 'b', 'c', 'b', 'b']);
});
