import { isForbidden } from '#directus/refusal.ts';
import type { StaffClient, Tokens } from '#directus/staff-client.ts';
import { readTokenClaims } from './tokens.ts';

/** `unavailable`: Directus did not answer. */
export type Access = 'in' | 'out' | 'needsCode' | 'unavailable';

/** Asks Directus with the person's token. `out`: suspended, deleted, or without access to Studio. */
export async function checkAccess(client: StaffClient, read: () => Promise<Tokens | null>): Promise<Access> {
	try {
		return await readAccess(client);
	} catch (error) {
		if (!isForbidden(error)) return 'unavailable';
	}
	// The SDK does not report that renewing a token failed, so it may have expired.
	const before = await read();
	try {
		await client.refresh();
	} catch (error) {
		if (!isForbidden(error)) return 'unavailable';
		const after = await read();
		if (before?.refresh_token === after?.refresh_token) return 'out';
	}
	return readAccess(client).catch((error) => (isForbidden(error) ? 'out' : 'unavailable'));
}

async function readAccess(client: StaffClient): Promise<Access> {
	const { appAccess, needsCode } = readTokenClaims((await client.getToken()) ?? '');
	if (needsCode) return 'needsCode';
	if (!appAccess) return 'out';
	return (await client.readStatus()) === 'active' ? 'in' : 'out';
}
