import { beforeEach, expect, test, vi } from 'vitest';
import { forgetKnownPerson, keepKnownPerson, readKnownPerson } from './known-person.ts';

const kept = new Map<string, string>();
beforeEach(() => {
	kept.clear();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => kept.set(key, text),
		removeItem: (key: string) => kept.delete(key),
	});
	return () => vi.unstubAllGlobals();
});

const sent = (fields: Record<string, string>) => {
	const data = new FormData();
	for (const [name, text] of Object.entries(fields)) data.set(name, text);
	return data;
};

test('remembers a person who agreed, including fields not on this form', () => {
	keepKnownPerson(sent({ name: 'Mona', phone: '0100 123 4567', message: 'secret', consent: 'yes' }));
	keepKnownPerson(sent({ name: 'Mona Adel', email: 'mona@example.com', consent: 'yes' }));
	expect(Object.fromEntries(readKnownPerson())).toEqual({ name: 'Mona Adel', phone: '0100 123 4567', email: 'mona@example.com' });
	forgetKnownPerson();
	expect(readKnownPerson()).toEqual([]);
});

test('does not remember without consent', () => {
	keepKnownPerson(sent({ name: 'Mona', phone: '0100 123 4567' }));
	expect(readKnownPerson()).toEqual([]);
});

test('ignores tampered data', () => {
	for (const text of ['{', '7', '{"name":"x"}', '[["key","x"],["name",7],["name"],null]', `[["name","${'x'.repeat(500)}"]]`]) {
		kept.set('pn-person', text);
		expect(readKnownPerson(), text).toEqual([]);
	}
});
