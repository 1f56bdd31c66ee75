import type { Catalogue } from './catalogue.ts';

/** Queries that many pages share: header, footer, prices of places, the newest and the cheapest. The answers are small and never modified. */
const cachedQueries: ReadonlySet<string> = new Set([
	'count',
	'briefFacets',
	'metrePrices',
	'find',
	'countChecked',
] satisfies (keyof Catalogue)[]);
/** A query that names every place of a large brokerage takes some 40 kB. */
const MOST = 400;

/** Caches these queries until the catalogue changes. */
export function cacheAnswers(catalogue: Catalogue): Catalogue {
	const answers = new Map<string, unknown>();
	let version = catalogue.version;

	function recall(key: string, ask: () => unknown): unknown {
		if (version !== catalogue.version || answers.size === MOST) answers.clear();
		version = catalogue.version;
		if (!answers.has(key)) answers.set(key, ask());
		return answers.get(key);
	}

	return new Proxy(catalogue, {
		get(target, name: keyof Catalogue) {
			const value = target[name];
			if (typeof value !== 'function' || !cachedQueries.has(name)) return value;
			return (...args: unknown[]) => recall(`${name} ${JSON.stringify(args)}`, () => Reflect.apply(value, target, args));
		},
	});
}
