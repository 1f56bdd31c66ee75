import { expect, test } from 'vitest';
import type { Locale } from '#domain/locales.ts';
import { loadMessages } from './messages.ts';

test('a language whose words are not there cannot be spoken, and the error names it', () => {
	const other: string = 'fr';
	expect(() => loadMessages(other as Locale)).toThrow('Failed loading locale (fr)');
});
