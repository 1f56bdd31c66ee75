import { array, assert, constantFrom, integer, property, record, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rectangle } from '#domain/geometry.ts';
import { hasDot, type Label, type LabelKind, labelSizes, placeLabels, textWidth } from './place-labels.ts';

const view = { width: 400, height: 300 };
const label = (text: string, x: number, y: number, kind: LabelKind = 'area'): Label => ({ text, kind, at: [x, y] });

const computeBox = ({ label: { text, kind, at }, offset }: ReturnType<typeof placeLabels>[number]): Rectangle => {
	const [width, height] = [textWidth(text, labelSizes[kind]), labelSizes[kind] * 1.4];
	return { x: at[0] + offset[0] - width / 2, y: at[1] + offset[1] - height / 2, width, height };
};
const overlaps = (a: Rectangle, b: Rectangle) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('names on the map', () => {
	test('are above their dot, or across water', () => {
		const [place, sea] = placeLabels([label('Maadi', 200, 150), label('Red Sea', 100, 60, 'water')], view);
		expect(place?.offset[0]).toBe(0);
		expect(place?.offset[1]).toBeLessThan(0);
		expect(sea?.offset).toEqual([0, 0]);
	});

	test('avoid each other; the less important is dropped', () => {
		const crowd = ['Zamalek', 'Dokki', 'Agouza', 'Mohandessin', 'Garden City', 'Downtown'];
		const placed = placeLabels(
			crowd.map((text, index) => label(text, 200 + index, 150)),
			view,
		);
		expect(placed[0]?.label.text).toBe('Zamalek');
		expect(placed.length).toBeLessThan(crowd.length);
	});

	test('appear once', () => {
		expect(placeLabels([label('Nile', 100, 100, 'water'), label('Nile', 300, 200, 'water')], view)).toHaveLength(1);
	});

	test.each([
		['under it', 140],
		['just below it', 168],
		['just above it', 112],
	])('avoid obstacles when their dot is %s', (_where, y) => {
		const pill = { x: 160, y: 120, width: 80, height: 40 };
		const [placed] = placeLabels([label('Maadi', 200, y)], view, [pill]);
		expect(placed).toBeDefined();
		expect(placed && overlaps(computeBox(placed), pill)).toBe(false);
	});

	test('never overlap or leave the view', () => {
		const kinds = constantFrom<LabelKind>('main', 'water', 'city', 'location', 'area', 'compound');
		const text = constantFrom('مدينة نصر', 'التجمع الخامس', 'New Capital', 'R7', 'Mediterranean Sea', '10th of Ramadan', 'بدر');
		const anywhere = tuple(integer({ min: -50, max: 450 }), integer({ min: -50, max: 350 }));
		const labels = array(record({ text, kind: kinds, at: anywhere }), { minLength: 20, maxLength: 60 });
		assert(
			property(labels, (list) => {
				const named = list.map((one, index) => ({ ...one, text: `${one.text} ${index}` }));
				const boxes = placeLabels(named, view).map(computeBox);
				boxes.forEach((box, index) => {
					expect(box.x).toBeGreaterThanOrEqual(0);
					expect(box.y).toBeGreaterThanOrEqual(0);
					expect(box.x + box.width).toBeLessThanOrEqual(view.width);
					expect(box.y + box.height).toBeLessThanOrEqual(view.height);
					for (const other of boxes.slice(index + 1)) expect(overlaps(box, other)).toBe(false);
				});
			}),
		);
	});

	test('places have dots, water and compounds do not', () => {
		expect((['main', 'city', 'location', 'area'] as const).every(hasDot)).toBe(true);
		expect(hasDot('water') || hasDot('compound')).toBe(false);
	});
});

test('a landmark under a pin is dropped with its name', () => {
	const pin = { x: 190, y: 140, width: 40, height: 30 };
	expect(placeLabels([label('Concord Plaza', 200, 150, 'landmark')], view, [pin])).toEqual([]);
	expect(placeLabels([label('Concord Plaza', 200, 150, 'landmark')], view)).toHaveLength(1);
});
