import { isIP } from 'node:net';
import { type AuthenticationData, authentication, createDirectus, customEndpoint, logout, readMe, rest } from '@directus/sdk';
import { z } from 'zod';
import { limitBody, type Query, type RawRow, readRows, tablePath } from './rows.ts';

const PREVIEW_LINK = '/preview-link';
const previewKey = z.object({ key: z.string() });

export const ASK_MS = 8000;
/** Directus validates a change before it saves it; a shorter wait would report a failure while it is still being saved. */
const CHANGE_MS = 60_000;
/** Several times what one person is shown at once. */
const MOST_BYTES = 5_000_000;

export type Tokens = { access_token: string; refresh_token: string; expires: number; expires_at: number };
export type TokenStorage = { read(): Promise<Tokens | null>; write(tokens: Tokens): Promise<void> };

export type StaffClient = ReturnType<typeof createStaffClient>;

/**
 * Directus for one signed-in person. The SDK renews the tokens itself, half a minute before they expire, and ignores failures;
 * it reads and writes them in our storage.
 */
export function createStaffClient(url: string, siteToken: string, storage: TokenStorage) {
	let isClosed = false;
	let isSignedOut = false;
	/** The visitor's address, which Directus accepts from proxies on its own machine. */
	let address = '';

	const ask = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
		const headers = new Headers(init.headers);
		if (isIP(address)) headers.set('x-forwarded-for', address);
		// The site's token tells Directus that this try was already counted by the site.
		if (new URL(String(input)).pathname.includes('/auth/login')) headers.set('authorization', `Bearer ${siteToken}`);
		const timeoutMs = init.method === 'PATCH' ? CHANGE_MS : ASK_MS;
		return limitBody(await fetch(input, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }), MOST_BYTES);
	};

	const save = async (data: AuthenticationData | null): Promise<void> => {
		const tokens = tokensIn(data);
		// The SDK clears the storage before it writes; if the process stopped in between, the session would be lost.
		if (!tokens) return;
		if (isClosed) setImmediate(() => directus.stopRefreshing());
		if (isSignedOut) await revoke(tokens);
		else await storage.write(tokens);
	};
	const directus = createDirectus(url, { globals: { fetch: ask } })
		.with(authentication('json', { storage: { get: storage.read, set: save } }))
		.with(rest());

	const revoke = ({ refresh_token }: Tokens): Promise<void> =>
		createDirectus(url, { globals: { fetch: ask } })
			.with(rest())
			.request(logout({ mode: 'json', refresh_token }));

	const search = (table: string, query: object): Promise<unknown> =>
		directus.request(customEndpoint<unknown>({ path: tablePath(table), method: 'SEARCH', body: JSON.stringify({ query }) }));

	const send = (method: 'POST' | 'PATCH', path: string, body: object): Promise<unknown> =>
		directus.request(customEndpoint<unknown>({ path, method, body: JSON.stringify(body) }));

	return {
		login: directus.login,
		getToken: directus.getToken,
		refresh: directus.refresh,
		readStatus: async (): Promise<unknown> => (await directus.request(readMe({ fields: ['status'] }))).status,
		search,
		rows: async (table: string, query: Query): Promise<RawRow[]> => readRows(table, await search(table, query), query),
		/** A key to one record, or one version of it. Throws Directus's refusal. */
		createPreviewKey: async (collection: string, id: number, version?: string): Promise<string> =>
			previewKey.parse(await send('POST', PREVIEW_LINK, { collection, id, version })).key,
		askCounter: (question: object): Promise<unknown> => send('POST', '/counter', question),
		/** The same values for all rows, or for none if Directus refuses one. */
		change: (table: string, keys: number[], values: object): Promise<unknown> => send('PATCH', tablePath(table), { keys, data: values }),
		/** Different values for each row, or for none if Directus refuses one. */
		changeEach: (table: string, rows: object[]): Promise<unknown> => send('PATCH', tablePath(table), rows),
		askFor(visitor: string): void {
			address = visitor;
		},
		/** Stops renewing; the session stays. */
		close(): void {
			isClosed = true;
			directus.stopRefreshing();
		},
		/** Forgets and revokes the tokens, including those of a renewal that is still under way. */
		async signOut(forget: () => Promise<void>): Promise<void> {
			const tokens = await storage.read();
			isSignedOut = true;
			this.close();
			await forget();
			if (tokens) await revoke(tokens);
		},
	};
}

function tokensIn(data: AuthenticationData | null): Tokens | null {
	if (!data || typeof data.access_token !== 'string' || typeof data.refresh_token !== 'string') return null;
	const { access_token, refresh_token, expires, expires_at } = data;
	return { access_token, refresh_token, expires: Number(expires ?? 0), expires_at: Number(expires_at ?? 0) };
}
