import { expect, test } from 'vitest';
import { openReplica } from '#content/replica/replica.ts';
import { openSearch } from './open-search.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const texts = { en_US: { name: 'Name' }, ar_EG: { name: 'اسم' } };
const plan = { frequency: 'quarterly', down_payment_percent: 10 };
const property = {
	...{ id: 1, status: 'published', purpose: 'sale', market: 'primary', category: 'residential', type: 'apartment', area: 2, project: 3 },
	...{ price: 5_000_000, payment_plans: [7], translations: texts },
};
const offer = { id: 9, valid_from: '2026-11-01', valid_until: '2026-11-20', project: 3, payment_plans: [8], translations: texts };

test('an offer’s payment plan is found while the offer is in force', () => {
	let day = '2026-11-10';
	const replica = openReplica(':memory:', silent);
	replica.change(({ put }) => [
		...put('location', { id: 1, translations: texts }),
		...put('area', { id: 2, location: 1, code: 'FST', translations: texts }),
		...put('project', { id: 3, area: 2, developer: 4, translations: texts }),
		...put('payment_plan', { id: 7, years: 8, ...plan }),
		...put('payment_plan', { id: 8, years: 10, ...plan }),
		...put('property', property),
	]);
	const search = openSearch(replica, () => day);
	const found = () => search.catalogue.find({ filters: { years: 10 }, limit: 10 });
	expect(found()).toEqual([]);
	replica.change(({ put }) => put('offer', offer));
	expect(found()).toEqual([1]);
	day = '2026-11-21';
	search.checkDay();
	expect(found()).toEqual([]);
	search.close();
	replica.close();
});
