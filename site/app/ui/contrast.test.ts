import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { badge } from './badge.tsx';
import { button } from './button-variants.ts';
import { type Tone, tones } from './tones.ts';

const read = (file: string) => readFileSync(new URL(`../styles/${file}`, import.meta.url), 'utf8');
const declarations = (css: string) =>
	new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
const tokens = declarations(read('tokens.css'));
const toneRules = new Map(
	[...read('ui.css').matchAll(/@utility (tone-[\w-]+) \{([^}]*)\}/g)].map(([, name = '', body = '']) => [name, declarations(body)]),
);

/** The backgrounds a tone may be on; sun is only for brand surfaces. */
const listBackgrounds = (color: Tone) =>
	(color === 'sun' ? ['brand', 'brand-deep', 'pn-blue-700'] : ['surface', 'sand', 'stone']).map((name) => `var(--color-${name})`);

function resolve(value: string, tone: Map<string, string>): string {
	const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
	if (!name) return value;
	const next = tone.get(name) ?? tokens.get(name);
	if (!next) throw new Error(`${name} is not defined`);
	return resolve(next, tone);
}

function luminance(color: string) {
	if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(color)) throw new Error(`${color} is not an opaque colour`);
	const digits = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
	const [red = 0, green = 0, blue = 0] = [1, 3, 5]
		.map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
		.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

/** The lowest contrast of the text on its possible backgrounds, at rest and hovered. */
function lowestContrast(classes: string, color: Tone) {
	const names = classes.split(' ');
	const tone = toneRules.get(names.find((name) => name.startsWith('tone-')) ?? '');
	if (!tone) throw new Error(`${color} has no tone`);
	const variable = (prefix: string) => names.find((name) => name.startsWith(`${prefix}(`))?.slice(prefix.length);
	const resolveColour = (part: string | undefined) => (part ? resolve(`var${part}`, tone) : 'transparent');
	const behind = (background: string) =>
		background === 'transparent' ? listBackgrounds(color).map((ground) => resolve(ground, tone)) : [background];
	const text = resolveColour(variable('text-'));
	const backgrounds = [resolveColour(variable('bg-')), ...(variable('hover:bg-') ? [resolveColour(variable('hover:bg-'))] : [])].flatMap(
		behind,
	);
	return Math.min(...backgrounds.map((background) => contrast(text, background)));
}

const listKeys = <T extends object>(object: T) => Object.keys(object) as (keyof T)[];

test('computes contrast as WCAG defines it', () => {
	expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
	expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2);
});

describe.each(listKeys(tones))('%s', (color) => {
	test.each(['solid', 'outline', 'soft', 'ghost'] as const)('%s button is readable', (variant) => {
		expect(lowestContrast(button({ color, variant }), color)).toBeGreaterThanOrEqual(4.5);
	});

	test.each(['solid', 'outline', 'soft', 'subtle'] as const)('%s badge is readable', (variant) => {
		expect(lowestContrast(badge({ color, variant }), color)).toBeGreaterThanOrEqual(4.5);
	});
});
