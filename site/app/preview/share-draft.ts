import { readSession } from '../features/staff/cookies.ts';
import type { PageRequest } from '../page-loader.ts';
import type { ShareLink } from './banner-data.ts';
import { findPreview } from './find-preview.ts';
import { previewAddress, previewedRecord } from './preview-address.ts';

/** Directus makes the link with the person's own rights. Without a session or the right to read the record, the page is shown unchanged. */
export async function shareDraft(
	request: PageRequest,
	headers: Headers,
	page: URL,
): Promise<{ address: string; share: ShareLink | null } | null> {
	const { site } = request;
	const wanted = previewedRecord(page);
	if (!wanted) return null;
	const session = await site.staff.open(readSession(headers, site.origin.startsWith('https:')), site.visitor);
	const key = session.state === 'in' ? await session.createPreviewKey(wanted) : null;
	if (!key) return { address: previewAddress(page, wanted), share: null };
	const address = previewAddress(page, wanted, key);
	const preview = await findPreview(request, headers, new URL(address, site.origin));
	return { address, share: preview?.banner.share ?? null };
}
