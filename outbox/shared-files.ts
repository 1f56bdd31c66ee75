import type { PostgresPool } from '#runtime/postgres-pool.ts';
import type { FileFolder } from './files.ts';

/** Files by name, stored in the shared database. */
export function openSharedFiles(pool: Pick<PostgresPool, 'use'>): FileFolder {
	const query = (sql: string, ...values: unknown[]) => pool.use((client) => client.query(sql, values));
	return {
		async write(id, bytes) {
			await query('INSERT INTO file_bytes (id, bytes, written_at) VALUES ($1, $2, $3)', id, bytes, Date.now());
		},
		async read(id) {
			const { rows } = await query('SELECT bytes FROM file_bytes WHERE id = $1', id);
			const bytes = rows[0]?.['bytes'];
			if (!(bytes instanceof Uint8Array)) throw new Error('there is no such file');
			return bytes;
		},
		async remove(id) {
			await query('DELETE FROM file_bytes WHERE id = $1', id);
		},
		removeOrphans: async (_, olderThan) =>
			(
				await query(
					'DELETE FROM file_bytes WHERE written_at <= $1 AND NOT EXISTS (SELECT 1 FROM file WHERE file.id = file_bytes.id)',
					olderThan,
				)
			).changes,
	};
}
