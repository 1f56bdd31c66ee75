/** What a link to one draft says: which record, until when, and whose rights it is read with. Who signs it is Directus. */
export type PreviewKey = { collection: string; id: number; expires: number; user: string };

/** On the address of a page: shows the one draft that the key was made for. */
export const KEY_PARAMETER = 'key';

const LONGEST = 300;
const shape = /^([a-z_]{2,40})\.([1-9]\d{0,9})\.([1-9]\d{9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** All but the signature; moments are seconds since 1970. */
export const writePreviewKey = ({ collection, id, expires, user }: PreviewKey): string => [collection, id, expires, user].join('.');

/** What it says, and the signature that proves it or not; null for what is no key. */
export function readPreviewKey(key: string): (PreviewKey & { signature: string }) | null {
	const found = key.length > LONGEST ? null : shape.exec(key);
	if (!found) return null;
	const [, collection = '', id, expires, user = '', signature = ''] = found;
	return { collection, id: Number(id), expires: Number(expires), user, signature };
}
