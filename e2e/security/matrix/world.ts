import { type Actor, makeActors } from './actors.ts';
import { type Client, createClient } from './client.ts';
import { makeContent } from './content.ts';
import { makeFiles, makeFilesOfActors } from './files.ts';
import { type Database, install } from './installation.ts';
import { readSchema, type Schema } from './schema.ts';
import { makeSystemRows } from './system-rows.ts';
import { readStoredRows, type StoredRows } from './truth.ts';

/** Content whose every value is known, and all actors. */
export type World = { client: Client; schema: Schema; truth: StoredRows; actors: Actor[]; stop(): Promise<void> };

export async function makeWorld(database: Database): Promise<World> {
	const { url, adminToken, siteToken, stop } = await install(database);
	try {
		const client = createClient(url, adminToken);
		const schema = await readSchema(client.admin);
		const files = await makeFiles(client.admin);
		const { agents } = await makeContent(client.admin, schema, files);
		const actors = await makeActors(client.admin, siteToken, agents);
		await makeFilesOfActors(url, actors);
		await makeSystemRows(client.admin, actors);
		return { client, schema, truth: await readStoredRows(client.admin, schema), actors, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}
