import type { Reader } from '#content/reader.ts';
import { type Reads, recordReadsNow, repeatReads } from '#content/reads.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { PageRequest } from './page-loader.ts';

type Kept = Reads & { state: string; result: unknown };

const kept = new WeakMap<Reader, Map<string, Kept>>();

/** Data that is the same on every page in a language and a currency: built once for each state of the content. */
export function sharedPart<T>(request: PageRequest, name: string, build: () => T): T {
	const { read, site, locale, rate, preview } = request;
	// In development the code that builds it changes too.
	if (preview || !site.ready() || import.meta.env.DEV) return build();
	const parts = kept.get(read) ?? new Map<string, Kept>();
	kept.set(read, parts);
	const key = `${name} ${locale} ${rate?.currency}`;
	const state = `${read.state()} ${site.search.catalogue.version} ${cairoToday()}`;
	const known = parts.get(key);
	// A section that failed is over at once, and tried again for the next page.
	if (known?.state === state && known.until > Date.now()) {
		repeatReads(known);
		return known.result as T;
	}
	const made = recordReadsNow(build);
	repeatReads(made);
	parts.set(key, { ...made, state });
	return made.result;
}
