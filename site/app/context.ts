import { createContext, type RouterContextProvider } from 'react-router';
import type { Search } from '#catalogue/open-search.ts';
import type { Config } from '#config';
import type { Reader } from '#content/reader.ts';
import type { StaffAuth } from '#content/staff/staff-auth.ts';
import type { Outbox } from '#outbox/outbox.ts';
import type { LinesInView } from '#site/map/roads-in-view.ts';
import type { Challenge } from '#site/server/challenge.ts';
import type { Uploads } from '#site/server/uploads/uploads.ts';
import type { View } from './parts/map/projection.ts';

export type { UploadProblem } from '#site/server/uploads/uploads.ts';

/** What the server hands to every loader. */
export type Site = {
	read: Reader;
	search: Search;
	ready: () => boolean;
	/** The id of what is served, as `/builds/latest.json` says it. */
	build: string;
	origin: string;
	settings: Config['settings'];
	analytics: Config['analytics'];
	staff: StaffAuth;
	/** Where staff work on the content. */
	studioUrl: string;
	outbox: Outbox;
	uploads: Uploads;
	/** The roads of a view that have names, and its railways. */
	maps: { listLines: (view: View) => LinesInView };
	/** The network address of whoever asks: for limits, never for the log. */
	visitor: string;
	/** What a page may load, given the hashes of the scripts in it. */
	pagePolicy: (scriptHashes: readonly string[]) => string;
	/** Whoever writes to it has viewings confirmed there. Null: nobody is written to on WhatsApp. */
	whatsAppNumber: string | null;
	forms: { secret: string; challenge: Challenge | null };
};

export const siteContext = createContext<Site | null>(null);

export function readSite(context: Readonly<RouterContextProvider>): Site {
	const site = context.get(siteContext);
	if (!site) throw new Error('the server gave no site to the loader');
	return site;
}
