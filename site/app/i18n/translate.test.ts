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

describe('missing and broken messages', () => {
	let problems: unknown[] = [];
	beforeEach(() => {
		problems = [];
		reportProblems((problem) => problems.push(problem));
	});

	test.each(mistakes)('%s throws in development', (key, _, values) => {
		expect(() => t(key, values)).toThrow();
		expect(problems).toEqual([]);
	});

	test.each(mistakes)('%s shows readable words on the site and is reported once', (key, shown, values) => {
		vi.stubEnv('NODE_ENV', 'production');
		expect([t(key, values), t(key, values)]).toEqual([shown, shown]);
		expect(problems).toMatchObject([{ key, locale: locales.en.format }]);
	});
});

test('known messages are translated', () => {
	vi.stubEnv('NODE_ENV', 'production');
	expect(t('view.sea')).toBe('Sea');
	expect(t('count.properties', { count: 2 })).toContain('2');
});
