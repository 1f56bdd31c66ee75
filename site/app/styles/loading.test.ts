import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const shell = readFileSync(new URL('shell.css', import.meta.url), 'utf8');
const findRule = (selector: string) => shell.split(`\n${selector} {`)[1]?.split('}')[0] ?? '';

test('the loading bar has the specified size and timing', () => {
	expect(findRule('.loading-bar')).toContain('block-size: 5px;');
	expect(findRule('.loading-bar')).toContain('animation: loading-appear 400ms 500ms reverse both;');
	expect(findRule('.loading-bar[data-state="loading"]')).toContain('animation: loading-grow 2s ');
});

test('the overlay is translucent white with a moving blue house', () => {
	const indicator = readFileSync(new URL('../navigation/loading-indicator.tsx', import.meta.url), 'utf8');
	const describeLook = (name: string) => `${findRule(`.${name}`)} ${new RegExp(`className="${name} ([^"]*)"`).exec(indicator)?.[1]}`;
	expect(describeLook('loading-overlay')).toMatch(/\bfixed\b/);
	expect(describeLook('loading-overlay')).toMatch(/inset(: |-)0/);
	expect(describeLook('loading-overlay')).toContain('background: rgb(255 255 255 / 0.7);');
	expect(describeLook('loading-house')).toMatch(/96px|w-24/);
	expect(describeLook('loading-house')).toMatch(/color-action|text-action/);
	expect(describeLook('loading-house')).toMatch(/animation: loading-breathe .* infinite;/);
});
