import { layOver } from '#content/overlay.ts';
import type { Site } from '../context.ts';
import { readSession } from '../features/staff/cookies.ts';
import type { PageRequest } from '../page-loader.ts';
import { buildBanner } from './banner-data.ts';
import type { PreviewedRecord } from './preview-address.ts';
import type { Preview } from './preview-context.ts';

type Asked = Pick<PageRequest, 't' | 'locale'> & {
	site: Pick<Site, 'origin' | 'visitor' | 'studioUrl'> & { staff: Pick<Site['staff'], 'open'> };
};

/** The record as the person behind the session may read it in Directus. Null for whoever is not signed in, or may not. */
export async function findPreview(asked: Asked, headers: Headers, record: PreviewedRecord): Promise<Preview | null> {
	const { site } = asked;
	const session = await site.staff.open(readSession(headers, site.origin.startsWith('https:')), site.visitor);
	if (session.state !== 'in' && session.state !== 'unavailable') return null;
	const draft = session.state === 'in' ? await session.readDraft(record.collection, record.id) : session.state;
	const banner = buildBanner(asked, record, draft, site.studioUrl);
	return (
		banner && {
			banner,
			layOver: (read) => (typeof draft !== 'string' && draft.entity ? layOver(read, draft.collection, draft.entity) : read),
		}
	);
}
