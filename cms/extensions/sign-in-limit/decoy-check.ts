import type { Database, LoginMeta, Services } from '../hook.ts';

type Login = Pick<LoginMeta, 'user' | 'provider'>;

/**
 * Directus compares passwords only for active accounts. For others, the same work is done here against some user's hash, so that the response time
 * does not reveal whether an account exists.
 */
export function createDecoyChecks(database: Database, services: Services, getSchema: () => Promise<unknown>) {
	const running = new WeakMap<object, Promise<unknown>>();

	const compare = async (): Promise<void> => {
		const [user] = await database('directus_users').select('id').where('password', '!=', '').limit(1);
		const authentication = new services.AuthenticationService({ schema: await getSchema(), accountability: null });
		await authentication.verifyPassword(String(user?.['id']), 'x');
	};
	const start = (payload: object) =>
		running.set(
			payload,
			compare().catch(() => {}),
		);

	return {
		async onFound(payload: object, { user, provider }: Login): Promise<void> {
			const [found] = await database('directus_users').select('status', 'provider').where('id', user);
			if (found?.['status'] !== 'active' || found['provider'] !== provider) start(payload);
		},
		onFailure(payload: object, { user }: Login): void {
			if (user === undefined) start(payload);
		},
		until: (payload: unknown): Promise<unknown> | undefined =>
			typeof payload === 'object' && payload !== null ? running.get(payload) : undefined,
	};
}

export type DecoyChecks = ReturnType<typeof createDecoyChecks>;
