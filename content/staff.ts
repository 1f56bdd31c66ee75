import { randomUUID } from 'node:crypto';
import { authentication, createDirectus, customEndpoint, rest, staticToken } from '@directus/sdk';
import type { RawRow } from './client.ts';

const SESSION_MS = 8 * 60 * 60 * 1000;

type Session = { accessToken: string; until: number };

export type StaffDoor = ReturnType<typeof createStaffDoor>;

/** Staff sign in with their Directus account. Tokens stay on this side; the browser holds only the name of a session, which ends with it. */
export function createStaffDoor(url: string) {
	const sessions = new Map<string, Session>();

	const live = (id: string | null): Session | null => {
		const session = id === null ? undefined : sessions.get(id);
		if (session && session.until > Date.now()) return session;
		if (id !== null) sessions.delete(id);
		return null;
	};

	return {
		async signIn(email: string, password: string): Promise<string | null> {
			const directus = createDirectus(url)
				.with(authentication('json', { autoRefresh: false }))
				.with(rest());
			const answer = await directus.login({ email, password }).catch(() => null);
			if (!answer?.access_token) return null;
			const id = randomUUID();
			sessions.set(id, { accessToken: answer.access_token, until: Date.now() + Math.min(SESSION_MS, answer.expires ?? SESSION_MS) });
			return id;
		},
		signOut: (id: string): void => void sessions.delete(id),
		isIn: (id: string | null): boolean => live(id) !== null,
		/** Listings of any status that the person may see. */
		async findProperties(id: string | null, words: string): Promise<RawRow[] | null> {
			const session = live(id);
			if (!session) return null;
			const directus = createDirectus(url).with(staticToken(session.accessToken)).with(rest());
			const query = {
				fields: ['id', 'reference', 'status', 'price', 'currency', 'translations.name', 'translations.languages_code'],
				limit: 50,
				sort: ['-id'],
				...(words && { search: words }),
			};
			return directus
				.request(customEndpoint<RawRow[]>({ path: '/items/property', method: 'SEARCH', body: JSON.stringify({ query }) }))
				.catch(() => null);
		},
	};
}
