import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Where any of these words occur in a database, as “table.column”. */
export function tracesInTables(file: string, words: string[]): string[] {
	const database = new DatabaseSync(file, { readOnly: true, timeout: 60_000 });
	try {
		const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
		return tables.flatMap(({ name }) =>
			database
				.prepare(`SELECT * FROM "${name}"`)
				.all()
				.flatMap((row) =>
					Object.entries(row)
						.filter(([, value]) => words.some((word) => String(value).includes(word)))
						.map(([column]) => `${name}.${column}`),
				),
		);
	} finally {
		database.close();
	}
}

/** Files whose name or content contains any of these words. */
export function tracesInFiles(folder: string, words: string[]): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((path) => words.some((word) => path.includes(word) || readFileSync(path).includes(word)));
}
