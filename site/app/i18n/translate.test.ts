import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { locales } from '#domain/locales.ts';
import { dictionary } from '#site/server/words.ts';
import { compileAll } from './compile-messages.ts';
import type { Messages } from './messages.ts';
import { createTranslator, reportProblems } from './translate.ts';

/** Typed for any key, including ones that do not exist. */
const t = createTranslator(compileAll(JSON.parse(dictionary('en'))) as Messages, locales.en.format);

afterEach(() => {
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
});

const mistakes: [string, string, Record<string, string | number>?][] = [
	['view.nobody_knowsThis', 'nobody knows this'],
	['nowhere.at.all', 'all'],
	['view', 'view'],
	['view.constructor', 'constructor'],
	['view.sea.deeper', 'deeper'],
	['count.properties', 'properties'],
];

describe('what the dictionaries do not know', () => {
	let problems: unknown[] = [];
	beforeEach(() => {
		problems = [];
		reportProblems((problem) => problems.push(problem));
	});

	test.each(mistakes)('%s stops development', (key, _, values) => {
		expect(() => t(key, values)).toThrow();
		expect(problems).toEqual([]);
	});

	test.each(mistakes)('%s is shown plainly by the site, and told once', (key, shown, values) => {
		vi.stubEnv('NODE_ENV', 'production');
		expect([t(key, values), t(key, values)]).toEqual([shown, shown]);
		expect(problems).toMatchObject([{ key, locale: locales.en.format }]);
	});
});

test('the site says what the dictionaries know', () => {
	vi.stubEnv('NODE_ENV', 'production');
	expect(t('view.sea')).toBe('Sea');
	expect(t('count.properties', { count: 2 })).toContain('2');
});
