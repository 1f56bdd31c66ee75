import { photoWidths } from '#app/ui/photo-address.ts';
import { remoteSource } from './remote-source.ts';
import type { Source } from './sources.ts';

export type ImageRequest = { width: number; source: Source };

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const FILE = new RegExp(`^/_images/(\\d{3,4})/(${UUID})-([0-9a-f]{8})\\.webp$`);
const REMOTE = /^\/_images\/(\d{3,4})\/remote\.webp$/;
const FILE_ID = new RegExp(`^${UUID}$`);

export const isFileId = (id: string): boolean => FILE_ID.test(id);

/** Null for anything that is not exactly one of our addresses. */
export function parseAddress(requestUrl: string, allowedDomains: ReadonlySet<string>): ImageRequest | null {
	const { pathname, search, searchParams } = new URL(requestUrl);
	const [, fileWidth, id, version] = FILE.exec(pathname) ?? [];
	if (id && version && search === '') return wanted(fileWidth, { kind: 'file', id, version });
	const [, remoteWidth] = REMOTE.exec(pathname) ?? [];
	if (!remoteWidth || searchParams.size !== 1) return null;
	return wanted(remoteWidth, remoteSource(searchParams.get('src') ?? '', allowedDomains));
}

function wanted(width: string | undefined, source: Source | null): ImageRequest | null {
	const allowed = photoWidths.find((one) => String(one) === width);
	return allowed && source ? { width: allowed, source } : null;
}
