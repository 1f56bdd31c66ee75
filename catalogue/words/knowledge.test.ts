import { expect, test } from 'vitest';
import { amenity, project } from '#content/entities/listings.ts';
import { developer } from '#content/entities/people.ts';
import { area, location } from '#content/entities/places.ts';
import { buildKnowledge } from './knowledge.ts';
import { parseQuery } from './parse-query.ts';

const texts = (en: string, ar: string) => ({ translations: { en_US: { name: en }, ar_EG: { name: ar } } });
const knowledge = buildKnowledge({
	locations: [location.parse({ id: 1, spellings: ['gharb el nil'], ...texts('West Bank', 'الضفة الغربية') })],
	areas: [
		area.parse({ id: 2, location: 1, code: 'wbk', ...texts('Palm Quarter', 'حي النخيل') }),
		area.parse({ id: 6, location: 1, code: 'old', spellings: ['new egypt'], ...texts('Old Cairo', 'مصر القديمة') }),
	],
	developers: [
		developer.parse({ id: 3, ...texts('Zaytoun Developments', 'زيتون للتطوير العقاري') }),
		developer.parse({ id: 7, ...texts('Egypt Developments', 'مصر للتطوير العقاري') }),
	],
	projects: [project.parse({ id: 4, developer: 3, area: 2, outline: null, ...texts('Zaytoun Walk', 'ممشى الزيتون') })],
	rates: [],
	amenities: [amenity.parse({ id: 5, key: 'padel', ...texts('Padel court', 'ملعب بادل') })],
});
const read = (text: string) => parseQuery(text, knowledge, '2026-11-15');

test.each([
	['villa West Bank', { types: ['villa'], locations: [1] }],
	['فيلا في الضفة الغربية', { types: ['villa'], locations: [1] }],
	['3ayz vella fe gharb el nil', { types: ['villa'], locations: [1] }],
	['palm quater', { areas: [2] }],
	['palm quarter, west bank', { areas: [2] }],
	['zaytoun walk', { compounds: [4] }],
	['mamsha el zaytoun', { compounds: [4] }],
	['by zaytoun', { developers: [3] }],
	['Zaytoun Developments', { developers: [3] }],
	['شقة مصر القديمة', { types: ['apartment'], areas: [6] }],
	['flat in new egypt', { types: ['apartment'], areas: [6] }],
	['new egypt flats', { types: ['apartment'], areas: [6] }],
	['شقق شركة مصر', { types: ['apartment'], developers: [7] }],
	['شقق في مصر', { types: ['apartment'] }],
	['شقة فيها ملعب بادل', { types: ['apartment'], amenities: [5] }],
	['flat with padel court', { types: ['apartment'], amenities: [5] }],
])('reads names of the content: %s', (text, filters) => expect(read(text).filters).toEqual(filters));

test('an amenity that the content does not have stays text', () => {
	expect(read('flat with sauna and pool')).toMatchObject({ filters: { types: ['apartment'] }, text: 'sauna pool' });
});

test('a reference begins with the code of an area', () => {
	expect(read('wbk vil ٧٧').reference?.code).toBe('WBK-VIL-77');
	expect(read('abc vil 77').reference).toBeNull();
	expect(read('ABC-VIL-77').reference?.code).toBe('ABC-VIL-77');
});
