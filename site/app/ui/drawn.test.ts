import { expect, test } from 'vitest';
import { drawn } from './drawn.ts';

const at = (path: string) => new Request(`http://localhost${path}`);

test('the server can read it in a document, and it is not sent along', () => {
	const part = drawn(at('/ar/compounds/more?page=2'), { title: 'Home' });
	expect(part.shown).toEqual({ title: 'Home' });
	expect(JSON.stringify(part)).toBe('{}');
});

test('a request for data gets it', () => {
	for (const path of ['/_root.data', '/ar.data?_routes=home'])
		expect(JSON.parse(JSON.stringify(drawn(at(path), { title: 'Home' })))).toEqual({ shown: { title: 'Home' } });
});
