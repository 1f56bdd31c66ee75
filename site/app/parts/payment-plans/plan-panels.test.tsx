import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import DrawnPlans from './drawn-plans.tsx';
import type { PaymentPlansData } from './plan-data.ts';
import { knownData, plan } from './test-sale.ts';

const draw = (data: PaymentPlansData, path = '/') =>
	renderToStaticMarkup(
		<MemoryRouter initialEntries={[path]}>
			<DrawnPlans data={data} />
		</MemoryRouter>,
	);
const count = (html: string, part: string | RegExp) => html.split(part).length - 1;

test('contains every payment of every plan without a script', () => {
	const html = draw(knownData({ plans: [plan(), plan({ years: 2, frequency: 'monthly' })] }));
	expect(count(html, '<tbody')).toBe(3);
	expect(count(html, '<tr')).toBe(3 * 2 + (1 + 32 + 1 + 3) + (1 + 24 + 1 + 3) + (1 + 3));
	expect(html).not.toContain('role="slider"');
});

test('each option is a radio button with a panel; the lowest monthly amount is checked', () => {
	const html = draw(knownData({ plans: [plan(), plan({ down_payment_percent: 5, years: 10 })] }));
	const radios = [...html.matchAll(/<input type="radio"[^>]*>(<div)?/g)];
	expect(radios.map(([radio]) => /aria-label="([^"]*)"/.exec(radio)?.[1])).toEqual([
		'5%, 10\u00a0years, Quarterly',
		'10%, 8\u00a0years, Quarterly',
		'Cash, 22% less',
	]);
	expect(radios.map(([radio]) => radio.includes('checked=""'))).toEqual([true, false, false]);
	expect(radios.every(([, panel]) => panel)).toBe(true);
	for (const id of ['plan-0', 'plan-1', 'plan-2']) expect(count(html, `for="${id}"`)).toBe(3);
});

test('a single option has no radio buttons', () => {
	const html = draw(knownData({ cashOnly: true }));
	expect(html).not.toContain('type="radio"');
	expect(html).toContain('What you pay, and when');
});

test('the chart is an image with a name, beside an equivalent table', () => {
	const html = draw(knownData({}, 'ar'), '/ar');
	expect(html).toMatch(/role="img" aria-label="ما تدفعه كل سنة من 2026 إلى 2034، مليون ج.م[^"]*"/);
	expect(html).toContain('<caption');
});
