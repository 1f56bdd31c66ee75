import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { freePort } from '#bin/checks.ts';
import { DIRECTUS, waitUntilAnswering } from '#bin/directus.ts';
import { Processes } from '#bin/processes.ts';
import { readSecrets } from '#bin/secrets.ts';
import { bringUpCms } from '#bin/system.ts';
import { readConfig } from '#config';
import { cairoToday } from '#domain/cairo.ts';
import { transaction } from '#runtime/transaction.ts';
import { makeSamples } from '#seed/world/world.ts';

/** Rows inserted one by one; the others are copies. */
const MADE_ROWS = 2000;
const ID_STEP = 1_000_000;
const ANSWERS_MS = 20_000;
/** Collections that the questions use, besides the starter places. */
const collections = new Set(['developer', 'project', 'property', 'agent']);

export type OwnDirectus = { url: string; token: string; adminToken: string; stop: () => Promise<void> };

export async function startOwnDirectus(folder: string, listings: number): Promise<OwnDirectus> {
	const processes = new Processes((name) => console.log(`${name} stopped by itself.`));
	const config = readConfig({ DATA_DIR: folder, CMS_PORT: String(await freePort()), SAMPLE_CONTENT: 'false' });
	try {
		const secrets = readSecrets(config);
		const url = await bringUpCms(config, secrets, processes);
		fillDatabase(join(folder, 'directus', 'directus.db'), listings);
		// It closed earlier connections while its database was filled, so the first use of one fails.
		await waitUntilAnswering(`${url}/server/ping`, ANSWERS_MS, processes, DIRECTUS);
		return { url, token: secrets.siteToken, adminToken: secrets.adminToken, stop: () => processes.stopAll() };
	} catch (error) {
		await processes.stopAll();
		throw error;
	}
}

/** Without ANALYZE statistics, as in every installation: a running Directus would keep those of empty tables. */
function fillDatabase(file: string, listings: number): void {
	const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
	database.exec('PRAGMA busy_timeout = 20000; PRAGMA synchronous = OFF');
	const readColumns = (table: string) =>
		database
			.prepare(`PRAGMA table_info(${table})`)
			.all()
			.map(({ name }) => String(name));
	const known = new Map<string, Set<string>>();

	function insert(table: string, row: Record<string, unknown>): void {
		const columns = known.get(table) ?? new Set(readColumns(table));
		known.set(table, columns);
		const names = Object.keys(row).filter((name) => columns.has(name));
		const sql = `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join()}) VALUES (${names.map(() => '?').join()})`;
		if (names.length > 0) database.prepare(sql).run(...names.map((name) => stored(row[name])));
	}

	/** Copies rows, with other values in the given columns. */
	function copy(table: string, changed: Record<string, string>, where: string): void {
		const columns = readColumns(table).filter((name) => changed[name] !== '');
		const quoted = (name: string) => `"${name}"`;
		database.exec(
			`INSERT INTO ${table} (${columns.map(quoted).join()}) SELECT ${columns.map((name) => changed[name] ?? quoted(name)).join()} FROM ${table} WHERE ${where}`,
		);
	}

	transaction(database, () => {
		for (const { collection, row, parts } of makeSamples(cairoToday(), Math.min(MADE_ROWS, listings)).records()) {
			if (!collections.has(collection)) continue;
			insert(collection, row);
			for (const part of parts) for (const one of part.rows) insert(part.table, { [`${collection}_id`]: row['id'], ...one });
		}
		const written = Number(database.prepare('SELECT count(*) AS count FROM property').get()?.['count']);
		for (let number = 1; (number + 1) * written <= listings; number++) {
			const offset = number * ID_STEP;
			const changes = { id: `id + ${offset}`, reference: `reference || '-${number}'`, price: `price + 500 * ${number}` };
			copy('property', changes, `id < ${ID_STEP}`);
			copy('property_translations', { id: '', property_id: `property_id + ${offset}` }, `property_id < ${ID_STEP}`);
		}
	});
	database.close();
}

function stored(value: unknown): SQLInputValue {
	if (value === null || value === undefined) return null;
	if (typeof value === 'boolean') return Number(value);
	return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}
