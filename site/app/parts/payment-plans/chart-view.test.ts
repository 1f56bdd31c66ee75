import { describe, expect, test } from 'vitest';
import type { ChartView } from './chart-view.ts';
import type { PaymentPlansInput } from './plan-data.ts';
import { planView } from './plan-view.ts';
import { knownData, plan } from './test-sale.ts';

function buildChart(changes: Partial<PaymentPlansInput> = {}): ChartView {
	const data = knownData(changes);
	const [option] = data.plans;
	const chart = option && planView(data, option).chart;
	if (!chart) throw new Error('There is no chart');
	return chart;
}

const sumHeights = ({ parts }: ChartView['columns'][number]) => parts.reduce((sum, { height }) => sum + height, 0);

describe('the chart', () => {
	test('has a column per year with its sum and cumulative share', () => {
		const { columns, unit } = buildChart();
		expect(unit).toBe('EGP million');
		expect(columns.map(({ label, value, share }) => [label, value, share]).slice(0, 4)).toEqual([
			['2026', '0.79', '9%'],
			['2027', '0.83', '18%'],
			['2028', '2.15', '43%'],
			['2029', '0.83', '52%'],
		]);
		expect(columns.at(-1)).toMatchObject({ label: '2034', share: '100%' });
	});

	test('scales parts to the tallest column', () => {
		const { columns } = buildChart();
		expect(columns.map(sumHeights).map(Math.round)).toEqual([37, 39, 100, 39, 39, 39, 39, 39, 39]);
		expect(columns[2]?.parts.map(({ part }) => part)).toEqual(['charges', 'delivery', 'instalments']);
	});

	test('marks a future handover', () => {
		expect(buildChart().columns.flatMap(({ label, isHandover }) => (isHandover ? [label] : []))).toEqual(['2028']);
		expect(buildChart({ ready: true }).columns.some(({ isHandover }) => isHandover)).toBe(false);
		expect(buildChart({ deliveryDate: null }).columns.at(-1)).toMatchObject({ label: '?', isHandover: true });
	});

	test('has grid lines at round values', () => {
		expect(buildChart().ticks.map(({ text }) => text)).toEqual(['0', '0.5', '1.0', '1.5', '2.0']);
		expect(buildChart({ price: 248_500, currency: 'USD', charges: null }).ticks.map(({ text }) => text)).toEqual(['0', '10', '20', '30']);
		for (const price of [900, 12_345, 99_999, 1_000_000, 33_000_000, 4_321_000_000]) {
			const ticks = buildChart({ price }).ticks;
			expect([price, ticks.length >= 3 && ticks.length <= 6 && ticks.every(({ height }) => height <= 100)]).toEqual([price, true]);
			expect(new Set(ticks.map(({ text }) => text)).size).toBe(ticks.length);
		}
	});

	test('has a legend of its parts only', () => {
		expect(buildChart().legend.map(({ text }) => text)).toEqual(['Down payment', 'Instalments', 'Delivery payment', 'Charges']);
		const early = [plan({ early_percent: 5, delivery_percent: 0 })];
		expect(buildChart({ plans: early, charges: null }).legend.map(({ text }) => text)).toEqual(['Down and early payment', 'Instalments']);
	});

	test('hides labels of narrow columns, except handover and last', () => {
		const said = (years: number, deliveryDate: string, isSmall: boolean) =>
			buildChart({ plans: [plan({ years })], deliveryDate }).columns.flatMap(({ label, quiet }) =>
				quiet === 'always' || (isSmall && quiet) ? [] : [Number(label) - 2000],
			);
		expect(said(8, '2028-12-31', true)).toEqual([26, 28, 30, 32, 34]);
		expect(said(12, '2028-12-31', false)).toHaveLength(13);
		expect(said(12, '2028-12-31', true)).toEqual([26, 28, 30, 32, 34, 36, 38]);
		expect(said(12, '2029-12-31', true)).toEqual([26, 29, 32, 34, 36, 38]);
		expect(said(30, '2029-12-31', true)).toEqual([29, 36, 40, 44, 48, 52, 56]);
		expect(said(30, '2029-12-31', false)).toEqual([26, 29, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56]);
	});
});
