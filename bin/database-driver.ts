import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.ts';
import { explain, runNpm } from './install.mjs';
import { root } from './processes.ts';

/** Half the compiler's time; SQLite is a small part of what Directus does. */
const FLAGS = '-O1';

const driver = join(root, 'node_modules', 'sqlite3', 'build', 'Release', 'node_sqlite3.node');

/**
 * Compiles Directus's SQLite driver where no prebuilt one can be downloaded. That takes minutes, so only a Directus on SQLite waits for it.
 */
export async function buildDatabaseDriver(): Promise<'there' | 'built'> {
	if (existsSync(driver)) return 'there';
	const { code, output } = await runNpm(root, ['rebuild', 'sqlite3'], { CFLAGS: FLAGS, CXXFLAGS: FLAGS });
	if (code !== 0 || !existsSync(driver)) throw new Failure(explain(output));
	return 'built';
}
