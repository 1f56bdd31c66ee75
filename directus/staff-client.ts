import { isIP } from 'node:net';
import { type AuthenticationData, authentication, createDirectus, customEndpoint, logout, readMe, rest } from '@directus/sdk';
import { z } from 'zod';
import { limitBody, type Query, type RawRow, readRows, tablePath } from './rows.ts';

const PREVIEW_LINK = '/preview-link';
const previewKey = z.object({ key: z.string() });

/** How long to wait for Directus. */
export const ASK_MS = 8000;
/** Directus checks a change before it takes it, and nobody should be told that it failed while it is being made. */
const CHANGE_MS = 60_000;
/** Several times what a person is shown at once. */
const MOST_BYTES = 5_000_000;

/** What Directus gives to anyone who signs in. */
export type Tokens = { access_token: string; refresh_token: string; expires: number; expires_at: number };
export type TokenStorage = { read(): Promise<Tokens | null>; write(tokens: Tokens): Promise<void> };

export type StaffClient = ReturnType<typeof createStaffClient>;

/**
 * Directus for one person who signed in. The SDK renews the tokens by itself, half a minute before they expire, and swallows it where that fails;
 * it reads and writes them in our storage.
 */
export function createStaffClient(url: string, siteToken: string, storage: TokenStorage) {
	let isClosed = false;
	let isSignedOut = false;
	/** The visitor's address that we pass on; Directus takes it from proxies on its own machine. */
	let address = '';

	const ask = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
		const headers = new Headers(init.headers);
		if (isIP(address)) headers.set('x-forwarded-for', address);
		// Says that tries were counted here already.
		if (new URL(String(input)).pathname.includes('/auth/login')) headers.set('authorization', `Bearer ${siteToken}`);
		const timeoutMs = init.method === 'PATCH' ? CHANGE_MS : ASK_MS;
		return limitBody(await fetch(input, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }), MOST_BYTES);
	};

	const save = async (data: AuthenticationData | null): Promise<void> => {
		const tokens = tokensIn(data);
		// The SDK empties the storage before it writes: between the two a stop of the process would end the session.
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
		/** A key to one record, or to a version of it; it throws what Directus refuses with. */
		createPreviewKey: async (collection: string, id: number, version?: string): Promise<string> =>
			previewKey.parse(await send('POST', PREVIEW_LINK, { collection, id, version })).key,
		askCounter: (question: object): Promise<unknown> => send('POST', '/counter', question),
		/** The same values for all of these rows, or for none where Directus refuses one. */
		change: (table: string, keys: number[], values: object): Promise<unknown> => send('PATCH', tablePath(table), { keys, data: values }),
		/** Each row with values of its own, or none where Directus refuses one. */
		changeEach: (table: string, rows: object[]): Promise<unknown> => send('PATCH', tablePath(table), rows),
		askFor(visitor: string): void {
			address = visitor;
		},
		/** Nothing is renewed any more; the session stays. */
		close(): void {
			isClosed = true;
			directus.stopRefreshing();
		},
		/** Forgets the tokens and revokes them, also those that are still on their way. */
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
