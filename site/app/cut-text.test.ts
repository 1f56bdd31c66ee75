import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('does not change short text', () => expect(cutText('  A home\n by the sea ', 20)).toBe('A home by the sea'));

test.each([
	['Villas on the North Coast', 20, 'Villas on the North…'],
	['Villas on the North Coast', 19, 'Villas on the…'],
	['شقق للبيع في التجمع الخامس بالتقسيط', 22, 'شقق للبيع في التجمع…'],
	['Near the sea, with a garden', 15, 'Near the sea…'],
	['Oneverylongwordthatneverends', 10, 'Oneverylo…'],
])('%s cut at %i characters ends with a whole word', (text, longest, cut) => expect(cutText(text, longest)).toBe(cut));
