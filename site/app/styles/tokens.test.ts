import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { photoWidths } from '../ui/photo-address.ts';
import { tones } from '../ui/tones.ts';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const tailwind = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8');

test('has nine colours, with brand blue as primary', () => {
	const product = ['primary', 'secondary', 'info', 'success', 'warning', 'error', 'neutral', 'pn-red', 'pn-blue'];
	expect(Object.keys(tones)).toEqual(expect.arrayContaining(product));
	const steps = [...tokens.matchAll(/--color-primary-(\d+): var\(--color-(pn-blue-\d+)\);/g)];
	expect(steps.map(([, step, blue]) => blue === `pn-blue-${step}`)).toEqual(Array(steps.length).fill(true));
	expect(steps.length).toBeGreaterThan(5);
});

test('breakpoints are 320 to 1536 px, with images for densities 1 and 2', () => {
	const found = [...`${tokens}${tailwind}`.matchAll(/--breakpoint-(\w+): ([\d.]+)rem;/g)].map(([, name, rem]) => [name, Number(rem) * 16]);
	const widths = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 };
	expect(Object.fromEntries(found)).toEqual(widths);
	const made = new Set(Object.values(widths).flatMap((width) => [width, 2 * width]));
	expect(photoWidths).toEqual(expect.arrayContaining([...made]));
});
