import { expect, test } from 'vitest';
import { readPrefilled } from './prefilled.ts';

type Request = Parameters<typeof readPrefilled>[0];
const read = { get: (_: string, id: number) => (id === 1003 ? { id } : null) } as unknown as Request['read'];
const open = (query: string) => readPrefilled({ url: new URL(`https://pn.example/list-your-property?${query}`), read });

test('reads what was typed on the valuation page', () => {
	expect(open('area=1003&type=apartment&builtUp=150&purpose=sale')?.typed).toEqual({
		area: ['1003'],
		purpose: ['sale'],
		type: ['apartment'],
		builtUp: ['150'],
	});
});

test('ignores personal fields and unknown areas', () => {
	expect(open('name=Mona&phone=01001234567&consent=yes&area=999&area=1003&photos=x')).toBeNull();
	expect(open('utm_source=x')).toBeNull();
});

test('cuts values to the field’s limit', () => {
	expect(open(`type=${'a'.repeat(5000)}`)?.typed['type']?.[0]).toHaveLength(40);
});
