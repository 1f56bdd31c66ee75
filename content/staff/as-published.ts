import type { Document } from '../documents.ts';
import type { Layout } from '../layout.ts';

export const hasPublicStatus = ({ publicStatuses }: Pick<Layout, 'publicStatuses'>, { status }: Document): boolean =>
	publicStatuses === null || publicStatuses.includes(String(status ?? ''));

/** The document with a public status. */
export const asPublished = (layout: Pick<Layout, 'publicStatuses'>, document: Document): Document =>
	hasPublicStatus(layout, document) ? document : { ...document, status: layout.publicStatuses?.[0] };
