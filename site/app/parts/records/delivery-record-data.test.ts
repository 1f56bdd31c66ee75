import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { buildDeliveryRecord } from './delivery-record-data.ts';

const named = (name: string) => ({ en_US: { name, slug: name }, ar_EG: { name } });
const { put, read } = testContent();
const compound = (id: number, developer: number, days: object) => ({
	...{ id, developer, area: 2, ready: false, featured: false, outline: null, translations: named(`Compound ${id}`) },
	...days,
});
put(
	'project',
	compound(1, 3, { promised_on: '2020-06-01', delivered_on: '2021-01-01' }),
	compound(2, 3, { promised_on: '2023-06-01', delivered_on: '2023-05-01' }),
	compound(3, 3, { promised_on: '2028-01-01', delivery_date: '2028-07-01' }),
	compound(4, 3, { promised_on: null, delivered_on: '2019-01-01' }),
	compound(5, 8, { promised_on: '2028-01-01', delivery_date: '2028-01-01' }),
	compound(6, 9, {}),
	...['01', '05', '10'].map((month, at) => compound(20 + at, 10, { promised_on: '2020-01-15', delivered_on: `2020-${month}-15` })),
);
const ask = (developer: number, locale: 'en' | 'ar' = 'en') =>
	buildDeliveryRecord({ locale, read, t: readTranslator(locale) } as PageRequest, developer);

test('shows promised and actual dates, the newest delivery first', () => {
	const record = ask(3);
	expect(record?.rows.map(({ name, promised, given, outcome, isLate }) => [name, promised, given, outcome, isLate])).toEqual([
		['Compound 2', 'Jun 2023', 'May 2023', '1\u00a0month early', false],
		['Compound 1', 'Jun 2020', 'Jan 2021', '7\u00a0months late', true],
		['Compound 3', 'Jan 2028', 'Expected Jul 2028', 'delayed by 6\u00a0months', true],
	]);
	expect(record?.summary).toBe('2 compounds delivered, 1 on time.');
});

test('uses Arabic plurals', () => {
	expect(ask(3, 'ar')?.rows.map(({ outcome }) => outcome)).toEqual(['قبل موعده بشهر واحد', 'متأخر 7\u00a0أشهر', 'تأجل 6\u00a0أشهر']);
	expect(ask(3, 'ar')?.summary).toBe('سلّم كمبوندين، والتسليم في الموعد: 1\u00a0من\u00a02.');
});

test('with three deliveries gives an average', () => {
	expect(ask(10)?.summary).toBe('3 compounds delivered, 1 on time. Usually 4\u00a0months late.');
	expect(ask(10, 'ar')?.summary).toBe('سلّم 3 كمبوندات، والتسليم في الموعد: 1\u00a0من\u00a03. التأخير المعتاد 4\u00a0أشهر.');
});

test('is not “late” before any delivery, and null without dates', () => {
	expect(ask(8)).toMatchObject({ summary: 'No compound delivered yet.', rows: [{ outcome: 'as promised', isLate: false }] });
	expect(ask(9)).toBeNull();
});
