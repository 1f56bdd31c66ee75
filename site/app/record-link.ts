import { recordAddress } from './addresses.ts';
import type { PageRequest } from './page-loader.ts';

export type RecordLink = { to: string; text: string };

type Kind = 'developer' | 'project' | 'property' | 'location' | 'area';

/** Null when the record is not public. */
export function recordLink({ read, locale }: PageRequest, kind: Kind, id: number | null): RecordLink | null {
	const record = id === null ? null : read.get(kind, id);
	return record && { to: recordAddress(kind, record, locale), text: record.translations[locale].name };
}
