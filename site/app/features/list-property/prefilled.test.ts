import { expect, test } from 'vitest';
import { readPrefilled } from './prefilled.ts';

type Request = Parameters<typeof readPrefilled>[0];
const read = { get: (_: string, id: number) => (id === 1003 ? { id } : null) } as unknown as Request['read'];
const open = (query: string) => readPrefilled({ url: new URL(`https://pn.example/list-your-property?${query}`), read });

test('a link brings along what was typed where a home was valued', () => {
	expect(open('area=1003&type=apartment&builtUp=150&purpose=sale')?.typed).toEqual({
		area: ['1003'],
		purpose: ['sale'],
		type: ['apartment'],
		builtUp: ['150'],
	});
});

test('it brings nothing about people, and no area that nobody knows', () => {
	expect(open('name=Mona&phone=01001234567&consent=yes&area=999&area=1003&photos=x')).toBeNull();
	expect(open('utm_source=x')).toBeNull();
});

test('it brings no more than a field holds', () => {
	expect(open(`type=${'a'.repeat(5000)}`)?.typed['type']?.[0]).toHaveLength(40);
});
