import { randomUUID } from 'node:crypto';
import { openInitialPasswords } from '#bin/initial-passwords.ts';
import { createApi } from '#directus/api.ts';
import { retryWhenBusy } from '#directus/retry-when-busy.ts';

export { eventually } from './eventually.ts';

/** The system that `npm test` started. */
function required(name: string): string {
	const value = process.env[name];
	if (!value) throw new Error(`${name} is not set: run these through npm test`);
	return value;
}

export const cmsUrl = required('CMS_URL');
export const siteUrl = required('SITE_URL');
export const adminToken = required('CMS_ADMIN_TOKEN');
export const siteToken = required('CMS_SITE_TOKEN');
export const dataDir = required('TEST_DATA_DIR');
export const directusPid = Number(required('DIRECTUS_PID'));
export const sitePid = Number(required('SITE_PID'));

/** The mail server of the test system, and its folder. */
export const mailbox = () => ({ url: required('MAIL_URL'), folder: required('MAIL_FOLDER') });

export const admin = createApi(cmsUrl, adminToken);

/** A request to Directus; waits when the rate limit says so. */
export const fetchDirectus = (path: string, init: RequestInit): Promise<Response> =>
	retryWhenBusy(() => fetch(new URL(path, cmsUrl), init));

/** Status and text of a request, for tests of refusals. */
export async function ask(method: string, path: string, token: string | null, body?: unknown): Promise<{ status: number; text: string }> {
	const response = await fetchDirectus(path, {
		method,
		headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body !== undefined && { 'content-type': 'application/json' }) },
		...(body !== undefined && { body: JSON.stringify(body) }),
	});
	return { status: response.status, text: await response.text() };
}

const tokens = new Map<string, string>();

/** A static token of the account, because those from signing in expire during the run. */
export async function signIn(email: string): Promise<string> {
	const known = tokens.get(email);
	if (known) return known;
	const [user] = await admin.get<{ id: string }[]>(`/users?filter[email][_eq]=${email}&fields=id`);
	if (!user) throw new Error(`there is no account ${email}`);
	const token = randomUUID();
	await admin.patch(`/users/${user.id}`, { token });
	tokens.set(email, token);
	return token;
}

/** The generated first password of an account. */
export function readPassword(email: string): string {
	const password = openInitialPasswords(dataDir).of(email);
	if (!password) throw new Error(`the password of ${email} is not known`);
	return password;
}
