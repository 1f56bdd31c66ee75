import { beforeEach, expect, test, vi } from 'vitest';
import { applyHidden } from './apply-hidden.ts';
import { bringBack, hiddenHomes, hideHome, isHidden } from './hidden.ts';

let kept = new Map<string, string>();
const page: { adoptedStyleSheets: { text: string }[] } = { adoptedStyleSheets: [] };

beforeEach(() => {
	kept = new Map();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	});
	vi.stubGlobal('dispatchEvent', () => true);
	vi.stubGlobal('document', page);
	vi.stubGlobal(
		'CSSStyleSheet',
		class {
			text = '';
			replaceSync(text: string) {
				this.text = text;
			}
		},
	);
});

const rules = () => {
	applyHidden();
	return page.adoptedStyleSheets.map(({ text }) => text).join('');
};

test('hides a home once and restores it', () => {
	for (const id of [1011, 1012, 1011]) hideHome(id);
	expect(hiddenHomes()).toEqual([1012, 1011]);
	expect(isHidden(1012)).toBe(true);
	bringBack([1012]);
	expect(hiddenHomes()).toEqual([1011]);
});

test('hides at most 200; restores the oldest', () => {
	for (let id = 1; id <= 205; id++) hideHome(id);
	expect(hiddenHomes()).toHaveLength(200);
	expect([isHidden(5), isHidden(6)]).toEqual([false, true]);
});

test('the CSS rule names hidden homes; without any there is none', () => {
	expect(rules()).toBe('');
	hideHome(1011);
	hideHome(1012);
	expect(rules()).toContain('li:has(>article>.scales:is([value="1011"],[value="1012"])){display:none}');
	bringBack([1011, 1012]);
	expect(rules()).toBe('');
});

test('invalid ids do not get into the rule', () => {
	for (const text of ['{', 'null', '["1\\"]{}"]', '[1.5,"7",null,{"a":1}]']) {
		kept.set('pn-hidden-homes', text);
		expect(hiddenHomes(), text).toEqual([]);
		expect(rules(), text).toBe('');
	}
});
