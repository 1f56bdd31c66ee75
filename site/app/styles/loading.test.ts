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
	expect(ruleOf('.loading-overlay')).toMatch(/position: fixed;\s+inset: 0;[^}]*background: rgb\(255 255 255 \/ 0\.7\);/);
	expect(ruleOf('.loading-house')).toMatch(/inline-size: 96px;\s+color: var\(--color-action\);\s+animation: loading-breathe .* infinite;/);
});
