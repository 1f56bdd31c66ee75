import { beforeEach, expect, test, vi } from 'vitest';
import { NOTE_MOST, readNote, writeNote } from './notes.ts';

let kept = new Map<string, string>();
const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };

beforeEach(() => {
	kept = new Map();
	vi.stubGlobal('localStorage', storage);
});

test('stores, changes and deletes notes by home', () => {
	writeNote(1011, 'Ask about the garden');
	writeNote(1012, 'حديقة كبيرة');
	writeNote(1011, 'North-facing');
	expect([readNote(1011), readNote(1012), readNote(1013)]).toEqual(['North-facing', 'حديقة كبيرة', '']);
	writeNote(1011, '  ');
	expect(readNote(1011)).toBe('');
	expect(readNote(1012)).toBe('حديقة كبيرة');
});

test('limits length and number; drops the oldest', () => {
	writeNote(1, 'x'.repeat(10_000));
	expect(readNote(1)).toHaveLength(NOTE_MOST);
	for (let id = 2; id <= 201; id++) writeNote(id, `note ${id}`);
	expect([readNote(1), readNote(2), readNote(201)]).toEqual(['', 'note 2', 'note 201']);
});

test('ignores invalid data and reports missing storage', () => {
	for (const text of ['{', 'null', '7', '[[1]]', '[["1","x"]]', '[{"a":1}]']) {
		kept.set('pn-notes', text);
		expect(readNote(1), text).toBe('');
	}
	const refuse = () => {
		throw new Error('denied');
	};
	vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
	expect(readNote(1)).toBe('');
	expect(writeNote(1, 'x')).toBe(false);
});
