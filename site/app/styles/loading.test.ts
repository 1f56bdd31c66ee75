import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const shell = readFileSync(new URL('shell.css', import.meta.url), 'utf8');
const ruleOf = (selector: string) => shell.split(`\n${selector} {`)[1]?.split('}')[0] ?? '';

test('the loading bar is 5 px high, grows for 2000 ms, waits for 500 ms and fades within 400 ms', () => {
	expect(ruleOf('.loading-bar')).toContain('block-size: 5px;');
	expect(ruleOf('.loading-bar')).toContain('animation: loading-appear 400ms 500ms reverse both;');
	expect(ruleOf('.loading-bar[data-state="loading"]')).toContain('animation: loading-grow 2s ');
});

test('the overlay is translucent white over everything, with a large moving house in the blue of the brand', () => {
	const indicator = readFileSync(new URL('../navigation/loading-indicator.tsx', import.meta.url), 'utf8');
	const lookOf = (name: string) => `${ruleOf(`.${name}`)} ${new RegExp(`className="${name} ([^"]*)"`).exec(indicator)?.[1]}`;
	expect(lookOf('loading-overlay')).toMatch(/\bfixed\b/);
	expect(lookOf('loading-overlay')).toMatch(/inset(: |-)0/);
	expect(lookOf('loading-overlay')).toContain('background: rgb(255 255 255 / 0.7);');
	expect(lookOf('loading-house')).toMatch(/96px|w-24/);
	expect(lookOf('loading-house')).toMatch(/color-action|text-action/);
	expect(lookOf('loading-house')).toMatch(/animation: loading-breathe .* infinite;/);
});
