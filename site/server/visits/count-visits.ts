import { setTimeout as pause } from 'node:timers/promises';
import { readSearch } from '#app/parts/search/address.ts';
import { buildLanding } from '#app/parts/search/landing.ts';
import type { Search } from '#catalogue/open-search.ts';
import { COUNTED_DAYS } from '#cms/schema/limits.ts';
import type { Reader } from '#content/reader.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { Locale } from '#domain/locales.ts';
import type { Logger } from '#runtime/logger.ts';
import { onResponseSent } from '../response-sent.ts';
import { readTranslator } from '../words.ts';
import { createDayCounts } from './day-counts.ts';
import { readVisit, type Visit } from './read-visit.ts';
import { type Ledger, removeOld, type Writer, writeCounts } from './write-counts.ts';

type Dependencies = { client: Writer; read: Reader; search: Pick<Search, 'landings'>; logger: Logger; everyMs?: number };

const EVERY_MS = 60_000;
/** Old counts are removed once in so many rounds. */
const HOUR_ROUNDS = 60;
const DAY_MS = 24 * 60 * 60_000;
/** A day after Directus removes them. */
const KEPT_MS = (COUNTED_DAYS + 1) * DAY_MS;
const MOST_LISTINGS = 2000;
const MOST_SEARCHES = 500;
const LONGEST_TITLE = 255;

/**
 * Counts views of listings and searches for staff. Failed writes are repeated in a later round; counts since the last round are lost when
 * the site stops.
 */
export function countVisits({ client, read, search, logger, everyMs = EVERY_MS }: Dependencies): () => void {
	const titleIn = (locale: Locale, query: string) =>
		buildLanding({ read, locale, t: readTranslator(locale) }, readSearch(new URLSearchParams(query)).search.filters).title.slice(
			0,
			LONGEST_TITLE,
		);
	const ledgers: Record<Visit['kind'], Ledger> = {
		listing: {
			...{ table: 'listing_count', column: 'views', mostRows: MOST_LISTINGS },
			describe(name) {
				const home = read.get('property', Number(name));
				return home && { property: home.id, reference: home.reference };
			},
		},
		search: {
			...{ table: 'search_count', column: 'times', mostRows: MOST_SEARCHES },
			describe: (name) => ({ title_en: titleIn('en', name), title_ar: titleIn('ar', name) }),
		},
	};
	const counts = { listing: createDayCounts(MOST_LISTINGS), search: createDayCounts(MOST_SEARCHES) };
	const kinds = ['listing', 'search'] as const;

	onResponseSent(({ request, response }) => {
		const visit = readVisit(request, response.statusCode, search.landings);
		if (visit) counts[visit.kind].note(cairoToday(), visit.name);
	});

	async function write(kind: Visit['kind']): Promise<void> {
		const taken = counts[kind].take();
		if (taken.length === 0) return;
		await writeCounts(client, ledgers[kind], taken).catch((error) => {
			counts[kind].putBack(taken);
			tellFailure(error);
		});
	}
	const tellFailure = (error: unknown) => {
		const reason = error instanceof Error ? error.message : JSON.stringify(error);
		logger.warn('visits.failed', 'Visit counts cannot be written yet', { error: reason.slice(0, 500) });
	};

	const stopped = new AbortController();
	void (async () => {
		for (let rounds = 0; !stopped.signal.aborted; rounds++) {
			await pause(everyMs, undefined, { signal: stopped.signal }).catch(() => {});
			if (stopped.signal.aborted) return;
			for (const kind of kinds) {
				await write(kind);
				if (rounds % HOUR_ROUNDS === 0) await removeOld(client, ledgers[kind].table, cairoToday(Date.now() - KEPT_MS)).catch(tellFailure);
			}
		}
	})();
	return () => stopped.abort();
}
