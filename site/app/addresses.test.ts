import { expect, test } from 'vitest';
import { recordPath } from './addresses.ts';

const at = (slug: string | null, name = 'A home') =>
	recordPath('property', { id: 7, translations: { en: { name, slug }, ar: { name, slug } } }, 'en');

test.each([
	['a-villa', '/properties/7-a-villa'],
	['فيلا-بحديقة', '/properties/7-فيلا-بحديقة'],
	[null, '/properties/7-a-home'],
	['50%-off', '/properties/7-50-off'],
	['a/../b?c#d', '/properties/7-a-b-c-d'],
	['%E0%A4%A', '/properties/7-e0-a4-a'],
	['\ud800', '/properties/7-a-home'],
	['<>', '/properties/7-a-home'],
])('any name (%s) gives a valid address', (slug, path) => {
	expect(at(slug)).toBe(path);
	expect(decodeURI(encodeURI(path))).toBe(path);
});

test('a name without letters, or a very long one, gives a valid address', () => {
	expect(at(null, '***')).toBe('/properties/7');
	expect(at('x'.repeat(5000))).toBe(`/properties/7-${'x'.repeat(100)}`);
	expect(() => encodeURI(at(`${'𐐷'.repeat(99)}x`))).not.toThrow();
	expect(() => encodeURI(at(`x${'𐐷'.repeat(99)}`))).not.toThrow();
});
