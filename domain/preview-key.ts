/** What a link to one draft says: which record, in which version that is still to be published, until when, and whose rights it is read with. Who signs it is Directus. */
export type PreviewKey = { collection: string; id: number; version: string | null; expires: number; user: string };

/** On the address of a page: shows the one draft that the key was made for. */
export const KEY_PARAMETER = 'key';

/** On the address of a preview: which version of the record is shown, as Studio calls it. */
export const VERSION_PARAMETER = 'version';

/** On the address of a preview beside a form of Studio: anyone who works there finds the link to send on. */
export const PANE_PARAMETER = 'pane';

/** The record itself. */
const MAIN = 'main';
const versionShape = /^[\w-]{1,64}$/;

/** Null for the record itself; undefined for what no version is called. */
export function readVersionKey(said: string | null): string | null | undefined {
	if (!said || said === MAIN) return null;
	return versionShape.test(said) ? said : undefined;
}

const LONGEST = 300;
const shape =
	/^([a-z_]{2,40})\.([1-9]\d{0,9})(?:\.v-([\w-]{1,64}))?\.([1-9]\d{9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{86})$/;

/** All but the signature; moments are seconds since 1970. */
export const writePreviewKey = ({ collection, id, version, expires, user }: PreviewKey): string =>
	[collection, id, ...(version === null ? [] : [`v-${version}`]), expires, user].join('.');

/** What it says, and the signature that proves it or not; null for what is no key. */
export function readPreviewKey(key: string): (PreviewKey & { signature: string }) | null {
	const found = key.length > LONGEST ? null : shape.exec(key);
	if (!found) return null;
	const [, collection = '', id, version = null, expires, user = '', signature = ''] = found;
	return { collection, id: Number(id), version, expires: Number(expires), user, signature };
}
