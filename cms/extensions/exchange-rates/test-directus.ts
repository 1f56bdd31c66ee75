import type { Context, Database, Hook, Key, Row } from '../hook.ts';

type Filter = (row: never, meta: never, context: Context) => unknown;
type Line = { level: string; event?: unknown; currency?: unknown; reason?: unknown };

/** What several processes share: the rows, and a lock for adding one. */
export const testDatabase = (rows: Row[] = []) => ({ rows, languages: ['en_US', 'ar_EG'], turn: Promise.resolve() as Promise<unknown> });

/** The part of Directus that the extension uses: filters before a row is created, within its transaction, and rows by currency, newest first. */
export function loadHook(hook: Hook, shared = testDatabase()) {
	const filters: Filter[] = [];
	const starts: (() => unknown)[] = [];
	const jobs: { cron: string; run: () => unknown }[] = [];
	const lines: Line[] = [];

	class ItemsService {
		readonly accountability: Context['accountability'];

		constructor(_collection: string, { accountability }: { accountability: Context['accountability'] }) {
			this.accountability = accountability;
		}

		createOne(row: Row): Promise<Key> {
			const made = shared.turn.then(async () => {
				for (const filter of filters)
					await filter(row as never, {} as never, { database, schema: {}, accountability: this.accountability });
				if (!(Number(row['egp_per_unit']) <= 2000)) throw [new Error('Validation failed for field "egp_per_unit".')];
				return shared.rows.push({ ...row, user: this.accountability?.user });
			});
			shared.turn = made.catch(() => {});
			return made;
		}

		async readByQuery({ filter, limit }: { filter: Record<string, { _eq: unknown }>; limit: number }): Promise<Row[]> {
			return shared.rows
				.filter((row) => Object.entries(filter).every(([field, { _eq }]) => row[field] === _eq))
				.toReversed()
				.toSorted((one, other) => String(other['rated_on']).localeCompare(String(one['rated_on'])))
				.slice(0, limit);
		}
	}

	const answers: Record<string, () => Row[]> = { languages: () => shared.languages.map((code) => ({ code })) };
	const database = ((table: string) => {
		const query = Object.assign(Promise.resolve(answers[table]?.() ?? []), {
			select: () => query,
			where: () => query,
			forUpdate: () => query,
		});
		return query;
	}) as unknown as Database;
	const log = (level: string) => (details: unknown) => void lines.push({ level, ...(details as object) });
	const register = {
		filter: (_event: string, filter: Filter) => void filters.push(filter),
		action: () => {},
		init: (_event: string, start: () => unknown) => void starts.push(start),
		schedule: (cron: string, run: () => unknown) => void jobs.push({ cron, run }),
	};
	const server = {
		database,
		services: { ItemsService },
		getSchema: async () => ({ collections: { languages: {} } }),
		env: {},
		logger: { info: log('info'), warn: log('warn'), error: log('error') },
	};
	hook(register as unknown as Parameters<Hook>[0], server as unknown as Parameters<Hook>[1]);
	return { filters, starts, jobs, lines };
}
