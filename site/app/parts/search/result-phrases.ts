import type { Filters } from '#catalogue/query.ts';
import type { TextContext } from './value-names.ts';

type Sentence = 'nothing' | 'few';
type Counted = 'count' | 'show' | 'none' | 'inView';

/** Results are called homes only if all are homes; with offices or shops they are properties. */
export function resultPhrases({ t }: Pick<TextContext, 't'>, { category }: Filters) {
	const areHomes = category === 'residential';
	return {
		say: (key: Sentence): string => t(areHomes ? `find.${key}` : `find.units.${key}`),
		count: (key: Counted, count: number): string => t(areHomes ? `find.${key}` : `find.units.${key}`, { count }),
		intro: (count: number, price: string): string => t(areHomes ? 'find.intro' : 'find.units.intro', { count, price }),
	};
}
