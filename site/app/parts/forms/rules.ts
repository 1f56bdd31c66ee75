import { localePath, parseLocale } from '#app/i18n/locale-paths.ts';
import type { Problem, Problems } from './problems.ts';
import type { FormSchema, Typed } from './schema.ts';

export type Rules = {
	find: (typed: Typed) => Problems;
	words: Record<Problem, string>;
	afterRelease: (act: () => void) => void;
};

/** Loads validation for the browser: the schema, and error texts in the page's language. */
export async function loadRules(load: () => Promise<FormSchema<unknown>>): Promise<Rules> {
	const [schema, { readForm }, { afterRelease }, words] = await Promise.all([
		load(),
		import('./schema.ts'),
		import('./after-release.ts'),
		fetch(localePath('/forms/problems.json', parseLocale(location.pathname))).then((answer) => answer.json()),
	]);
	return {
		words,
		afterRelease,
		find(typed) {
			const read = readForm(schema, typed);
			return read.ok ? {} : read.problems;
		},
	};
}
