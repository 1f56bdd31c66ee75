import { type Part, parts } from '../../access/tables.ts';
import { forAdministrators, type Router } from '../endpoint.ts';
import type { Database, HookLogger, Row } from '../hook.ts';

type Server = {
	database: Database;
	logger: Pick<HookLogger, 'warn'>;
};

const texts = parts.filter(({ alias }) => alias === 'translations');

/**
 * `POST /unique-texts`, for set-up: ensures one text per record and language by a unique index, which Directus's API cannot create.
 * Of several texts the newest is kept, which is the one the site shows; the others are written to the log.
 */
function handler(router: Router, { database, logger }: Server): void {
	const createIndex = ({ table, parentKey }: Part) =>
		database.raw('create unique index if not exists ?? on ?? (??, ??)', [`${table}_one_per_language`, table, parentKey, 'languages_code']);

	router.post(
		'/',
		forAdministrators(async (_request, response) => {
			const removed: string[] = [];
			for (const part of texts) {
				const isMade = await createIndex(part).then(
					() => true,
					() => false,
				);
				if (isMade) continue;
				for (const row of await findOlderTexts(database, part)) {
					logger.warn({ event: 'text.removed', row }, `${part.table} ${row['id']} is not the newest text of its language`);
					await database(part.table).where('id', row['id']).delete();
					removed.push(`${part.table} ${row['id']}`);
				}
				await createIndex(part);
			}
			response.json({ data: removed });
		}),
	);
}

export default { id: 'unique-texts', handler };

async function findOlderTexts(database: Database, { table, parentKey }: Part): Promise<Row[]> {
	const newest = await database(table).max('id as id').groupBy(parentKey, 'languages_code');
	const kept = new Set(newest.map(({ id }) => id));
	const rows = await database(table).select('*');
	return rows.filter((row) => row[parentKey] != null && row['languages_code'] != null && !kept.has(row['id']));
}
