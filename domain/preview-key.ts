/** What a preview link carries: the record, its unpublished version, the expiry, and the user with whose rights it is read. Directus signs it. */
export type PreviewKey = { collection: string; id: number; version: string | null; expires: number; user: string };

export const KEY_PARAMETER = 'key';

/** Query parameter with the version of the record, as Studio names it. */
export const VERSION_PARAMETER = 'version';

/** Query parameter that Studio's preview pane sets: the banner then offers the link to send to others. */
export const PANE_PARAMETER = 'pane';

/** How Directus names the record itself among its versions. */
const MAIN = 'main';
const versionShape = /^[\w-]{1,64}$/;

/** Null for the record itself; undefined if it cannot be the name of a version. */
export function readVersionKey(said: string | null): string | null | undefined {
	if (!said || said === MAIN) return null;
	return versionShape.test(said) ? said : undefined;
}

const LONGEST = 300;
const shape =
	/^([a-z_]{2,40})\.([1-9]\d{0,9})(?:\.v-([\w-]{1,64}))?\.([1-9]\d{9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{86})$/;

/** The key without its signature; times are in seconds since 1970. */
export const writePreviewKey = ({ collection, id, version, expires, user }: PreviewKey): string =>
	[collection, id, ...(version === null ? [] : [`v-${version}`]), expires, user].join('.');

/** Parses a key; the signature is not checked here. Null if it is not a key. */
export function readPreviewKey(key: string): (PreviewKey & { signature: string }) | null {
	const found = key.length > LONGEST ? null : shape.exec(key);
	if (!found) return null;
	const [, collection = '', id, version = null, expires, user = '', signature = ''] = found;
	return { collection, id: Number(id), version, expires: Number(expires), user, signature };
}
