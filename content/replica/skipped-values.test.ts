import { expect, test } from 'vitest';
import { openReplica } from './replica.ts';

const both = <T>(text: T) => ({ en_US: text, ar_EG: text });
const agent = (languages: string[]) => ({
	id: 1,
	phone: ' ',
	photo: null,
	areas: [1, null],
	languages,
	translations: both({ name: 'Salma' }),
});
const team = { id: 2, linkedin: 'javascript:alert(1)', translations: both({ name: 'Omar' }) };

const amenity = { id: 3, key: 'pool', translations: both({ name: 'Pool' }) };
const home = {
	...{ id: 4, status: 'published', purpose: 'sale', market: 'resale', category: 'residential', type: 'villa', area: 1, price: 1 },
	...{ bedrooms: -2, maintenance_percent: '-5.00', delivery_date: '2026-99-99', amenities: [3, null] },
	...{ coordinates: { type: 'Point', coordinates: [500, 30] }, translations: both({ name: 'Villa' }) },
};

test('invalid numbers, days and places are left out and logged once; the rest of the row is kept', () => {
	const said: Record<string, unknown>[] = [];
	const replica = openReplica(':memory:', { info: () => {}, error: () => {}, warn: (_event, _message, fields = {}) => said.push(fields) });
	for (let time = 0; time < 2; time++) replica.change((edit) => [...edit.put('amenity', amenity), ...edit.put('property', home)]);
	expect(replica.get('property', 4)).toMatchObject({ bedrooms: null, maintenance_percent: null, delivery_date: null, coordinates: null });
	expect(said.map(({ field, values }) => [field, values])).toEqual([
		['bedrooms', ['-2']],
		['maintenance_percent', ['-5.00']],
		['delivery_date', ['2026-99-99']],
		['coordinates', [JSON.stringify(home.coordinates)]],
	]);
	replica.close();
});

test('every value that an entity leaves out is logged once', () => {
	const said: unknown[] = [];
	const replica = openReplica(':memory:', { info: () => {}, error: () => {}, warn: (...line: unknown[]) => said.push(line) });
	const put = (languages: string[]) => replica.change((edit) => [...edit.put('agent', agent(languages)), ...edit.put('team_member', team)]);
	for (let time = 0; time < 3; time++) put(['ar', 'klingon']);
	put(['ar', 'elvish']);
	put(['ar', 'en']);
	expect(replica.get('agent', 1)?.languages).toEqual(['ar', 'en']);
	expect(replica.get('team_member', 2)?.linkedin).toBeNull();
	const event = ['replica.value_skipped', expect.any(String)] as const;
	expect(said).toEqual([
		[...event, { collection: 'agent', id: 1, field: 'languages', values: ['ar', 'klingon'] }],
		[...event, { collection: 'team_member', id: 2, field: 'linkedin', values: ['javascript:alert(1)'] }],
		[...event, { collection: 'agent', id: 1, field: 'languages', values: ['ar', 'elvish'] }],
	]);
	replica.close();
});
