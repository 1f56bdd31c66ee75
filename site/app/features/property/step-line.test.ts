import { expect, test } from 'vitest';
import { HEIGHT, stepLine, WIDTH } from './step-line.ts';

test('a price holds until it changes, the last one until the end', () => {
	const path = stepLine([
		{ day: '2026-01-01', value: 100 },
		{ day: '2026-01-11', value: 200 },
		{ day: '2026-01-21', value: 150 },
	]);
	expect(path).toBe('M0 90H127.5V6H255V48H300');
});

test('a constant price is a horizontal line', () => {
	expect(stepLine([{ day: '2026-01-01', value: 5 }])).toBe(`M0 ${HEIGHT / 2}H${WIDTH}`);
});
