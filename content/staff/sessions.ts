import { createStaffClient, type StaffClient, type Tokens } from '#directus/staff-client.ts';
import type { Logger } from '#runtime/logger.ts';
import { type Access, checkAccess } from './access.ts';
import { createLiveClients, type LiveClient } from './live-clients.ts';
import type { SessionStore, StoredSession } from './session-store.ts';
import { hashSessionId, newSessionId, openTokens, sealTokens } from './tokens.ts';

const MINUTE = 60_000;
export const IDLE_MS = 2 * 60 * MINUTE;
export const MAX_AGE_MS = 12 * 60 * MINUTE;
/** After this long a session is checked at its next use, so a suspended person is signed out. */
export const CHECK_MS = MINUTE / 2;
/** After this long without use, tokens are renewed only at the next use. */
const LIVE_MS = 5 * MINUTE;
const LIVE_MOST = 100;

export type Opened = { state: 'in'; client: StaffClient } | { state: 'ended' } | { state: Exclude<Access, 'in'> };
export type Started = { access: 'in'; id: string } | { access: Exclude<Access, 'in'> };

type Options = { url: string; siteToken: string; secret: Buffer; store: SessionStore; logger: Logger; now?: () => number };

export type Sessions = ReturnType<typeof createSessions>;

/** The browser has an id; the tokens are stored here, encrypted. */
export function createSessions({ url, siteToken, secret, store, logger, now = Date.now }: Options) {
	const live = createLiveClients(LIVE_MOST);

	const newClient = (id: string, startedAt: number, write: (sealed: Uint8Array) => Promise<void>): LiveClient => {
		const readTokens = async (): Promise<Tokens | null> => {
			const session = await store.read(hashSessionId(id));
			return session && openTokens(secret, id, session.tokens);
		};
		const client = createStaffClient(url, siteToken, { read: readTokens, write: (tokens) => write(sealTokens(secret, id, tokens)) });
		return { client, readTokens, startedAt, usedAt: now(), checkedAt: 0, checking: null };
	};

	/** Simultaneous callers share one check. */
	const check = (one: LiveClient): Promise<Access> => {
		one.checking ??= checkAccess(one.client, one.readTokens)
			.then((access) => {
				if (access === 'in') one.checkedAt = now();
				return access;
			})
			.finally(() => {
				one.checking = null;
			});
		return one.checking;
	};

	const end = async (hash: string, { client }: LiveClient): Promise<void> => {
		live.drop(hash);
		try {
			await client.signOut(() => store.remove(hash));
		} catch (error) {
			logger.warn('staff.revoke_failed', 'A session was ended here and could not be revoked in Directus', { reason: String(error) });
		}
	};

	const isOver = ({ usedAt, startedAt }: StoredSession): boolean => usedAt <= now() - IDLE_MS || startedAt <= now() - MAX_AGE_MS;

	const findClient = (id: string, { hash, startedAt, tokens }: StoredSession): LiveClient | null => {
		const known = live.get(hash);
		if (known) return known;
		return openTokens(secret, id, tokens) && newClient(id, startedAt, (sealed) => store.setTokens(hash, sealed));
	};

	const open = async (id: string, visitor: string): Promise<Opened> => {
		const hash = hashSessionId(id);
		const session = await store.read(hash);
		const one = session && findClient(id, session);
		if (!session || !one) return { state: 'ended' };
		one.client.askFor(visitor);
		if (isOver(session)) {
			await end(hash, one);
			return { state: 'ended' };
		}
		one.usedAt = now();
		live.keep(hash, one);
		const access = one.checkedAt > now() - CHECK_MS ? 'in' : await check(one);
		if (access === 'out' || access === 'needsCode') await end(hash, one);
		if (access !== 'in') return { state: access };
		if (session.usedAt < now() - MINUTE) await store.setUsed(hash, now());
		return { state: 'in', client: one.client };
	};

	const sweep = async (): Promise<void> => {
		for (const [hash, one] of live.entries()) {
			if (one.startedAt <= now() - MAX_AGE_MS) await end(hash, one);
			else if (one.usedAt <= now() - LIVE_MS) live.drop(hash);
		}
		await store.removeBefore({ usedAt: now() - IDLE_MS, startedAt: now() - MAX_AGE_MS });
	};
	const sweeping = setInterval(
		() =>
			void sweep().catch((error) => logger.error('staff.sweep_failed', 'Sessions that ended cannot be removed', { reason: String(error) })),
		MINUTE,
	);
	sweeping.unref();

	return {
		/** Starts a session if `login` succeeds; throws Directus's refusal. */
		async start(account: string, visitor: string, login: (client: StaffClient) => Promise<unknown>): Promise<Started> {
			const id = newSessionId();
			const hash = hashSessionId(id);
			let isStored = false;
			const one = newClient(id, now(), async (tokens) => {
				if (isStored) return store.setTokens(hash, tokens);
				await store.add({ hash, account, tokens, startedAt: now(), usedAt: now() });
				isStored = true;
			});
			one.client.askFor(visitor);
			try {
				await login(one.client);
			} catch (error) {
				one.client.close();
				throw error;
			}
			const access = await check(one);
			if (access !== 'in') {
				await end(hash, one);
				return { access };
			}
			live.keep(hash, one);
			return { access, id };
		},
		open: (id: string, visitor: string): Promise<Opened> =>
			open(id, visitor).catch((error) => {
				logger.error('staff.session_unreadable', 'A session cannot be read', { reason: String(error) });
				return { state: 'unavailable' };
			}),
		async end(id: string): Promise<void> {
			try {
				const session = await store.read(hashSessionId(id));
				const one = session && findClient(id, session);
				if (one) await end(session.hash, one);
			} catch (error) {
				logger.error('staff.sign_out_failed', 'A session cannot be ended', { reason: String(error) });
			}
		},
		sweep,
		close(): void {
			clearInterval(sweeping);
			for (const [hash] of live.entries()) live.drop(hash);
			store.close();
		},
	};
}
