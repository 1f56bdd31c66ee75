import type { StaffClient, Tokens } from '#directus/staff-client.ts';
import type { Access } from './access.ts';

/** Somebody who is active: their client renews its tokens by itself. */
export type LiveClient = {
	client: StaffClient;
	readTokens: () => Promise<Tokens | null>;
	startedAt: number;
	usedAt: number;
	checkedAt: number;
	checking: Promise<Access> | null;
};

/** At most so many; the one used longest ago gives way. A client that is dropped stops its timer, and is made again when it is needed. */
export function createLiveClients(most: number) {
	const clients = new Map<string, LiveClient>();

	const drop = (hash: string): void => {
		clients.get(hash)?.client.close();
		clients.delete(hash);
	};

	return {
		get: (hash: string): LiveClient | undefined => clients.get(hash),
		/** Also moves the one to the end of the line. */
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
