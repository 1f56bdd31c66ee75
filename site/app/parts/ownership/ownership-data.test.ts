import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { buildOwnership, ownershipIn } from './ownership-data.ts';

const named = (name: string) => ({ en_US: { name }, ar_EG: { name } });
const { put, read } = testContent();
put('location', samples.location, { id: 3, translations: named('South Sinai') }, { id: 9, translations: named('Somewhere') });
put(
	'area',
	samples.area,
	{ id: 4, location: 3, code: 'SHS', translations: named('Sharm El Sheikh') },
	{ id: 10, location: 9, code: 'OWN', translations: named('Our own'), coordinates: { type: 'Point', coordinates: [33.8, 27.2] } },
	{ id: 11, location: 9, code: 'NON', translations: named('Nowhere') },
);
put('property', ...[2, 4, 10, 11].map((area) => samples.property(area, { area })), samples.property(20, { purpose: 'rent' }));

put(
	'project',
	...[4, 5].map((id) => ({
		...{ id, area: id === 4 ? 4 : 2, developer: 3, ready: true, featured: false, outline: null },
		translations: named('Compound'),
	})),
);
put('property', samples.property(30, { project: 5, category: 'commercial', type: 'office', purpose: 'sale' }));

const ask = (id: number, locale: 'en' | 'ar' = 'en') =>
	buildOwnership({ locale, read, t: readTranslator(locale) } as PageRequest, read.get('property', id) ?? expect.unreachable());

test('uses the rule of the governorate, found by place names', () => {
	expect(ask(2)).toMatchObject({ answer: 'Yes, up to two homes.', source: 'Source: Law 230 of 1996.' });
	expect(ask(4)?.answer).toBe('Not outright. In Sinai a foreigner gets a right of use for a number of years.');
	expect(ask(4, 'ar')).toMatchObject({
		answer: 'لا يمكن التملّك في سيناء، وللأجنبي حق انتفاع لعدد من السنوات.',
		source: 'المصدر: المرسوم بقانون رقم 14 لسنة 2012؛ قرار رئيس مجلس الوزراء رقم 959 لسنة 2012 وتعديله في 2017.',
	});
});

test('finds an unknown place by its position; without one returns null', () => {
	expect(ask(10)?.answer).toContain('in the tourist areas named by decree');
	expect(ask(11)).toBeNull();
});

test('rentals have no ownership', () => expect(ask(20)).toBeNull());

test('compounds and launches use the rule of homes, office centres that of offices', () => {
	const request = { locale: 'en', read, t: readTranslator('en') } as PageRequest;
	const project = (id: number) => read.get('project', id) ?? expect.unreachable();
	expect(ownershipIn(request, { area: 4, project: project(4) })).toMatchObject({
		title: 'Can a foreigner buy here?',
		answer: 'Not outright. In Sinai a foreigner gets a right of use for a number of years.',
	});
	expect(ownershipIn(request, { area: 2, project: project(5) })?.answer).toMatch(/^Usually through a company/);
	expect(ownershipIn(request, { area: 2, project: null })?.answer).toBe('Yes, up to two homes.');
	expect(ownershipIn(request, { area: 11, project: null })).toBeNull();
});

test('is dated and says that it is no legal advice', () => {
	expect(ask(2)?.note).toMatch(/^Checked on \d+\s\w+ 20\d\d\. This is general information, not legal advice/);
});
