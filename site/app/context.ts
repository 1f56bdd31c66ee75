import { createContext, type RouterContextProvider } from 'react-router';
import type { Search } from '#catalogue/open-search.ts';
import type { Config } from '#config';
import type { Reader } from '#content/reader.ts';
import type { StaffAuth } from '#content/staff/staff-auth.ts';
import type { Outbox } from '#outbox/outbox.ts';
import type { InlineHashes } from './first-view/inline-hashes.ts';
import type { ArrangeInView } from './parts/map/arrange-names.ts';

/** A captcha: its site key for forms, and the check of an answer. */
export type Challenge = {
	siteKey: string;
	script: string;
	isPassed: (answer: string, visitor: string) => Promise<boolean>;
};

/** Why a photograph was rejected. Texts are in the dictionary under `listProperty.refused`. */
export type PhotoProblem = 'large' | 'kind' | 'broken' | 'pixels';
export type UploadProblem = PhotoProblem | 'often' | 'busy';
/** The id of a staged photograph. */
export type UploadResult = { id: string } | { problem: UploadProblem };

/** What the server provides to loaders. */
export type Site = {
	read: Reader;
	search: Search;
	ready: () => boolean;
	/** The id of this build, as in `/builds/latest.json`. */
	build: string;
	origin: string;
	settings: Config['settings'];
	analytics: Config['analytics'];
	staff: StaffAuth;
	/** The address of Directus Studio. */
	studioUrl: string;
	outbox: Outbox;
	uploads: { photo: (file: { name: string; bytes: Uint8Array }, visitor: string) => Promise<UploadResult> };
	maps: { arrange: ArrangeInView };
	/** The visitor's IP address: for rate limits, never for logs. */
	visitor: string;
	pagePolicy: (inline: InlineHashes) => string;
	/** The number to which visitors write to get confirmations of viewings; null when WhatsApp is off. */
	whatsAppNumber: string | null;
	forms: { secret: string; challenge: Challenge | null };
};

export const siteContext = createContext<Site | null>(null);

export function readSite(context: Readonly<RouterContextProvider>): Site {
	const site = context.get(siteContext);
	if (!site) throw new Error('the server gave no site to the loader');
	return site;
}
