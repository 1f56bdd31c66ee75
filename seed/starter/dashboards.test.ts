import { expect, test, vi } from 'vitest';
import { withAutomaticFields } from '#cms/schema/automatic.ts';
import { model } from '#cms/schema/model.ts';
import { PHONE, starterDashboards } from './dashboards.ts';
import { makeDashboards, placePanels } from './make-dashboards.ts';

/** The width of a window of 1280 pixels beside the navigation, in squares of 20. */
const MOST_SQUARES = 48;

const hasField = (collection: unknown, field: unknown) =>
	model.some((one) => one.name === collection && withAutomaticFields(one).some(({ name }) => name === field));

test('panels refer to existing fields', () => {
	for (const { options } of starterDashboards.flatMap(({ rows }) => [...placePanels(rows, 'en'), ...placePanels(rows, 'ar')])) {
		const { collection, field, groupByField, aggregateField, sortField, displayTemplate = '' } = options;
		const shown = [...String(displayTemplate).matchAll(/\{\{(\w+)/g)].map(([, name]) => name);
		const named = [field, groupByField, aggregateField, sortField, ...shown].filter((name) => name !== undefined);
		for (const name of named) expect([collection, name, hasField(collection, name)]).toEqual([collection, name, true]);
	}
});

test('panels fit side by side without overlapping', () => {
	for (const { rows } of starterDashboards) {
		const taken = new Set<string>();
		for (const { position_x, position_y, width, height } of placePanels(rows, 'en')) {
			expect(position_x + width - 1).toBeLessThanOrEqual(MOST_SQUARES);
			for (let x = position_x; x < position_x + width; x++)
				for (let y = position_y; y < position_y + height; y++) {
					expect(taken.has(`${x} ${y}`)).toBe(false);
					taken.add(`${x} ${y}`);
				}
		}
	}
});

test('an agent’s dashboard fits a phone', () => {
	const [ofAgent] = starterDashboards;
	for (const { name, position_x, width } of placePanels(ofAgent?.rows ?? [], 'en'))
		expect([name, position_x + width - 1 <= PHONE]).toEqual([name, true]);
});

test('every panel has a name in both languages', () => {
	for (const { name } of [...starterDashboards, ...starterDashboards.flatMap(({ rows }) => rows.flat())])
		expect([name.en.length > 0, /[\u0600-\u06ff]/.test(name.ar)]).toEqual([true, true]);
});

test('an installation of an earlier edition keeps its dashboards, and gets newer panels below', async () => {
	const [first] = starterDashboards;
	const post = vi.fn();
	const get = vi.fn().mockResolvedValue([{ id: first?.ids.ar, panels: [{ position_y: 20, height: 6 }] }]);
	const api = { get, post };
	await makeDashboards(api, 2);
	const added = post.mock.calls.filter(([path]) => path === '/panels').flatMap(([, panels]) => panels);
	expect(added.map(({ name, dashboard }) => [name, dashboard])).toEqual([
		['متابعات حان موعدها', first?.ids.ar],
		['معروض علينا حان موعد متابعته', first?.ids.ar],
		['الأقدم موعدًا', first?.ids.ar],
		['المشاهدات لكل عقار', first?.ids.ar],
		['الطلبات لكل عقار', first?.ids.ar],
	]);
	expect(Math.min(...added.map(({ position_y }) => position_y))).toBe(26);
	expect(post.mock.calls.filter(([path]) => path === '/dashboards')).toHaveLength(2 * starterDashboards.length - 1);
	post.mockClear();
	await makeDashboards(api, 4);
	expect(post.mock.calls.some(([path]) => path === '/panels')).toBe(false);
});
