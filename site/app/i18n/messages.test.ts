import { expect, test } from 'vitest';
import type { Locale } from '#domain/locales.ts';
import { loadMessages } from './messages.ts';

test('an unregistered language throws an error with its name', () => {
	const other: string = 'fr';
	expect(() => loadMessages(other as Locale)).toThrow('Failed loading locale (fr)');
});
