import { expect, test } from 'vitest';
import { bindUnits } from './bind-units.ts';

const shown = (text: string) => bindUnits(text).replaceAll('\u00a0', '~');

test('a number and its unit get a non-breaking space', () => {
	expect(shown('198 m² flat, 3 km from the sea, EGP 7,850,000')).toBe('198~m² flat, 3~km from the sea, EGP~7,850,000');
	expect(shown('شقة مساحتها 198 م² بسعر 8.5 مليون ج.م')).toBe('شقة مساحتها 198~م² بسعر 8.5~مليون~ج.م');
});

test('words that only begin like a unit stay unchanged', () => {
	expect(shown('2 kmail, 3 متريات, 5 bedrooms')).toBe('2 kmail, 3 متريات, 5 bedrooms');
});
