import { expect, test } from 'vitest';
import { pageRule } from '../page-rules.ts';
import { siteMap } from '../site-map.ts';
import { speculationRules } from './speculation-rules.ts';

const [rule] = speculationRules.prefetch;
const selector = rule?.where.and[1]?.selector_matches ?? '';

test('whole documents are loaded when somebody is about to follow their link, and never run', () => {
	expect(Object.keys(speculationRules)).toEqual(['prefetch']);
	expect([rule?.source, rule?.eagerness, rule?.where.and[0]?.href_matches]).toEqual(['document', 'moderate', '/*']);
	expect(selector).toMatch(/^a:is\(\[hreflang\],\[target=_self\]\):not\(/);
});

test('none that is one visitor’s, or staff’s', () => {
	const personal = siteMap.filter(({ page }) => !pageRule(page).index);
	expect(personal.length).toBeGreaterThan(5);
	expect(selector).toContain('[href*="preview="]');
	for (const { page, paths } of personal) expect(selector, page).toContain(`[href*="/${paths[0].split('/')[1]}"]`);
});
