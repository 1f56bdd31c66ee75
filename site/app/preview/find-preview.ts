import { applyOverlay } from '#content/overlay.ts';
import type { Draft, DraftAnswer, WantedRecord } from '#content/staff/read-draft.ts';
import { KEY_PARAMETER } from '#domain/preview-key.ts';
import type { Site } from '../context.ts';
import { readSession } from '../features/staff/cookies.ts';
import type { PageRequest } from '../page-loader.ts';
import { buildBanner } from './banner-data.ts';
import { buildLinkBanner } from './link-banner-data.ts';
import { isListed, previewedRecord } from './preview-address.ts';
import type { Preview } from './preview-context.ts';

type Asked = Pick<PageRequest, 't' | 'locale'> & {
	site: Pick<Site, 'origin' | 'visitor' | 'studioUrl'> & { staff: Pick<Site['staff'], 'open' | 'readLinked'> };
};

/** The draft this visitor may see at this address; null for ordinary visitors. */
export async function findPreview(asked: Asked, headers: Headers, url: URL): Promise<Preview | null> {
	const wanted = previewedRecord(url);
	return wanted && ((await findForStaff(asked, headers, url, wanted)) ?? (await findByLink(asked, url, wanted)));
}

/** Reads the record in Directus with the session of the person. Null when they are not signed in or may not read it. */
async function findForStaff(asked: Asked, headers: Headers, url: URL, wanted: WantedRecord): Promise<Preview | null> {
	const { site } = asked;
	const session = await site.staff.open(readSession(headers, site.origin.startsWith('https:')), site.visitor);
	if (session.state !== 'in' && session.state !== 'unavailable') return null;
	const draft = session.state === 'in' ? await session.readDraft(wanted) : session.state;
	return draft === 'none' ? null : { banner: buildBanner(asked, { wanted, url }, draft), applyOverlay: createOverlay(wanted, draft) };
}

/** For somebody with a preview link, which opens one record. */
async function findByLink(asked: Asked, url: URL, wanted: WantedRecord): Promise<Preview | null> {
	const key = url.searchParams.get(KEY_PARAMETER);
	const draft = key ? await asked.site.staff.readLinked(key, wanted) : 'none';
	if (!key || typeof draft === 'string') return null;
	return { banner: buildLinkBanner(asked, { wanted, url }, draft), applyOverlay: createOverlay(wanted, draft) };
}

function createOverlay(wanted: WantedRecord, draft: Exclude<DraftAnswer, 'none'>): Preview['applyOverlay'] {
	const laid = typeof draft === 'string' ? null : overlay(wanted, draft);
	return (read) => (laid ? applyOverlay(read, laid) : read);
}

const overlay = (wanted: WantedRecord, { collection, entity, parts }: Draft) =>
	entity && { collection, entity, parts, isListed: isListed(wanted) };
