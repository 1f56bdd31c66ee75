import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export function readRows(file: string): Record<string, unknown[]> {
	const database = new DatabaseSync(file, { readOnly: true, timeout: 60_000 });
	try {
		const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name").all();
		return Object.fromEntries(
			tables.map(({ name }) => [
				name,
				database
					.prepare(`SELECT * FROM "${name}"`)
					.all()
					.map((row) => JSON.stringify(row))
					.sort(),
			]),
		);
	} finally {
		database.close();
	}
}

/** File contents by name. */
export const readFiles = (folder: string): Record<string, string> =>
	Object.fromEntries(
		globSync('**/*', { cwd: folder, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.sort()
			.map((file) => [file.slice(folder.length), readFileSync(file, 'base64')]),
	);
