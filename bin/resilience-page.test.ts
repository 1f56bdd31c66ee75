import { expect, test } from 'vitest';
import { renewPage } from '#e2e/resilience/page.ts';

const row = (test: string, what: string, load = 1) => ({
	what,
	when: 'now',
	sees: 'every page',
	figures: '0 | 0',
	healed: '1 s',
	test,
	load,
});

test('a run rewrites the chapters it tested and leaves others unchanged', () => {
	const first = renewPage([row('cluster.test.ts', 'Redis gone'), row('soak.test.ts', 'a day')], '', '2026-11-18');
	expect(first).toContain('Not tried yet: Directus answers wrongly, or not at all;');
	const second = renewPage([row('rolling.test.ts', 'another build', 2.4), row('redis.test.ts', 'Redis away', 40.6)], first, '2026-11-19');
	expect(second).toMatch(/## Several machines\n\nTried on 2026-11-19, on .* with a load of 2 to 41\.\n/);
	expect(second).toContain('| another build | now | every page | 0 \\| 0 | 1 s | `rolling.test.ts` |');
	expect(second).not.toContain('Redis gone');
	expect(second).toContain('## A long day\n\nTried on 2026-11-18');
	expect(second.match(/^## Attacks$/gm)).toHaveLength(1);
	expect(renewPage([], second, '2026-11-20')).toBe(second);
});

test('a chapter of which part was tried names the rest', () => {
	const page = renewPage([{ ...row('directus-answers.test.ts', 'Directus: 401'), when: 'while serving' }], '', '2026-11-19');
	expect(page).toMatch(/^Not tried in that run: Directus: .*; Directus: every answer four seconds late\.$/m);
	expect(page).toContain('Directus: 401 (at start, warm / at start, cold);');
	const whole = ['at start, warm', 'while serving', 'at start, cold'].map((when) => ({
		...row('directus-answers.test.ts', 'Directus: 401'),
		when,
	}));
	expect(renewPage(whole, '', '2026-11-19')).not.toMatch(/in that run: .*401/);
	expect(renewPage([row('soak.test.ts', 'a day')], '', '2026-11-19')).not.toContain('in that run');
});
