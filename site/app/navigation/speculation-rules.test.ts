import { expect, test } from 'vitest';
import { pageRule } from '../page-rules.ts';
import { siteMap } from '../site-map.ts';
import { speculationRules } from './speculation-rules.ts';

const [rule] = speculationRules.prefetch;
const selector = rule?.where.and[1]?.selector_matches ?? '';

test('prefetches whole documents before a click, and never prerenders', () => {
	expect(Object.keys(speculationRules)).toEqual(['prefetch']);
	expect([rule?.source, rule?.eagerness, rule?.where.and[0]?.href_matches]).toEqual(['document', 'moderate', '/*']);
	expect(selector).toMatch(/^a:is\(\[hreflang\],\[target=_self\]\):not\(/);
});

test('excludes personal and staff pages', () => {
	const personal = siteMap.filter(({ page }) => !pageRule(page).index);
	expect(personal.length).toBeGreaterThan(5);
	expect(selector).toContain('[href*="preview="]');
	for (const { page, paths } of personal) expect(selector, page).toContain(`[href*="/${paths[0].split('/')[1]}"]`);
});
