import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/locales.ts';
import type { ResaleFields } from '#domain/money/resale.ts';
import { readTranslator } from '#site/server/words.ts';
import { TakeoverSchedule } from './takeover-schedule.tsx';
import { takeoverSchedule } from './takeover-schedule-data.ts';

const home: Parameters<typeof takeoverSchedule>[1] = {
	purpose: 'sale',
	market: 'resale',
	currency: 'EGP',
	instalment_frequency: 'quarterly',
	...{ price: 5_000_000, list_price: 5_000_000, ready: true, delivery_date: null },
	...{ paid_amount: 1_600_000, over_amount: 400_000, remaining_amount: 3_000_000, remaining_until: '2028-11-15' },
	...{ instalment_amount: 375_000, transfer_fee_percent: 2 },
	...{ maintenance_percent: null, club_fee: null, parking_fee: null },
};
const schedule = (changes: Partial<ResaleFields> = {}, locale: Locale = 'en') =>
	takeoverSchedule({ locale, t: readTranslator(locale), rate: null }, { ...home, ...changes }, '2026-11-15');

test('has the amount at signing, each instalment and the total', () => {
	expect(schedule()?.view.sums.map(({ label, amount, note }) => [label, amount, note])).toEqual([
		['Needed now', '2,100,000', 'to the owner 2,000,000 + transfer fee 100,000, without our fee and the lawyer'],
		['Every three months', '375,000', '8 instalments, about 125,000 a month'],
		['To owner and developer, until Nov 2028', '5,100,000', 'without our fee and the lawyer'],
	]);
	expect(schedule()?.view.chart?.legend.map(({ text }) => text)).toEqual(['To the owner, and the transfer', 'To the developer']);
});

test('says that an unknown fee comes on top', () => {
	const data = schedule({ transfer_fee_percent: null });
	expect(data?.labels.lead).toContain('isn’t known yet');
	expect(data?.view.sums[0]).toMatchObject({ amount: '2,000,000', note: 'to the owner 2,000,000, without our fee and the lawyer' });
});

test('is null without instalments', () => {
	expect(schedule({ remaining_amount: null })).toBeNull();
	expect(schedule({ market: 'primary' })).toBeNull();
});

test('contains every payment without a script', () => {
	const data = schedule({}, 'ar');
	const html = data
		? renderToStaticMarkup(
				<MemoryRouter>
					<TakeoverSchedule data={data} />
				</MemoryRouter>,
			)
		: '';
	expect(html.split('<tr').length - 1).toBe(2 + 8 + 2);
	expect(html).toContain('رسوم التنازل');
	expect(html).toContain('للمالك الآن');
});
