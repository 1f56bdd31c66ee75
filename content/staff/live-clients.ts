import type { StaffClient, Tokens } from '#directus/staff-client.ts';
import type { Access } from './access.ts';

/** The client of an active person, which renews its tokens by itself. */
export type LiveClient = {
	client: StaffClient;
	readTokens: () => Promise<Tokens | null>;
	startedAt: number;
	usedAt: number;
	checkedAt: number;
	checking: Promise<Access> | null;
};

/** A limited number; the least recently used is dropped. A dropped client stops its timer, and is created again when needed. */
export function createLiveClients(most: number) {
	const clients = new Map<string, LiveClient>();

	const drop = (hash: string): void => {
		clients.get(hash)?.client.close();
		clients.delete(hash);
	};

	return {
		get: (hash: string): LiveClient | undefined => clients.get(hash),
		/** Also marks it as the most recently used. */
		keep(hash: string, one: LiveClient): void {
			clients.delete(hash);
			clients.set(hash, one);
			const [oldest] = clients.keys();
			if (clients.size > most && oldest !== undefined) drop(oldest);
		},
		drop,
		entries: (): [string, LiveClient][] => [...clients],
	};
}
