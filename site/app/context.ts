import { createContext, type RouterContextProvider } from 'react-router';
import type { Search } from '#catalogue/open-search.ts';
import type { Config } from '#config';
import type { Reader } from '#content/reader.ts';
import type { StaffAuth } from '#content/staff/staff-auth.ts';
import type { Outbox } from '#outbox/outbox.ts';
import type { ArrangeInView } from './parts/map/arrange-names.ts';

/** A question that people pass and programs do not: what a form shows of it, and whether an answer is right. */
export type Challenge = {
	siteKey: string;
	script: string;
	isPassed: (answer: string, visitor: string) => Promise<boolean>;
};

/** Why a picture was not taken. Each has its words in the dictionary under `listProperty.refused`. */
export type PhotoProblem = 'large' | 'kind' | 'broken' | 'pixels';
export type UploadProblem = PhotoProblem | 'often' | 'busy';
/** The id of a picture that waits for the form it belongs to. */
export type UploadResult = { id: string } | { problem: UploadProblem };

/** What the server gives every loader. */
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
	uploads: { photo: (file: { name: string; bytes: Uint8Array }, visitor: string) => Promise<UploadResult> };
	maps: { arrange: ArrangeInView };
	/** The visitor's network address: for limits, never for the log. */
	visitor: string;
	/** What a page may load, given the hashes of the scripts in it. */
	pagePolicy: (scriptHashes: readonly string[]) => string;
	/** Visitors who write to this number get confirmations of viewings there. Null: nobody is written to on WhatsApp. */
	whatsAppNumber: string | null;
	forms: { secret: string; challenge: Challenge | null };
};

export const siteContext = createContext<Site | null>(null);

export function readSite(context: Readonly<RouterContextProvider>): Site {
	const site = context.get(siteContext);
	if (!site) throw new Error('the server gave no site to the loader');
	return site;
}
