import type { Catalogue } from './catalogue.ts';

/** What pages of all kinds ask alike: header, footer, and the prices of places. The answers are small, and nobody changes them. */
const remembered: ReadonlySet<string> = new Set(['count', 'briefFacets', 'metrePrices'] satisfies (keyof Catalogue)[]);
/** Those that name every place of a large brokerage take some 40 kB each. */
const MOST = 400;

/** The same catalogue, which looks once for what is asked again before anything changes. */
export function rememberAnswers(catalogue: Catalogue): Catalogue {
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
			if (typeof value !== 'function' || !remembered.has(name)) return value;
			return (...args: unknown[]) => recall(`${name} ${JSON.stringify(args)}`, () => Reflect.apply(value, target, args));
		},
	});
}
