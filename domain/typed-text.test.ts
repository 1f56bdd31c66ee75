import { expect, test } from 'vitest';
import { latinDigits } from '#domain/digits.ts';
import { cleanLine, cleanText } from './typed-text.ts';

test('a line loses invisible characters, and nothing visible', () => {
	expect(cleanLine('  Mona\u200b \u202eEl\u2066 Sayed\u0000\r\nBcc: x ')).toBe('Mona El Sayed Bcc: x');
	expect(cleanLine('منى  السيّد')).toBe('منى السيّد');
	expect(cleanLine('O’Brien-Łuczak')).toBe('O’Brien-Łuczak');
	expect(cleanLine('\ud800a')).toBe('\ufffda'.replace('\ufffd', ''));
});

test('text keeps its lines and its emoji', () => {
	expect(cleanText('one\r\ntwo\n\n\n\nthree\u202e 👨‍👩‍👧 ')).toBe('one\ntwo\n\nthree 👨‍👩‍👧');
});

test('stacked combining marks are limited', () => {
	expect(cleanLine(`a${'\u0489'.repeat(50)}`)).toBe(`a${'\u0489'.repeat(4)}`);
});

test('Arabic digits become Latin ones', () => {
	expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789');
});
