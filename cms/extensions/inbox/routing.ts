import type { Database, Key, Row } from '../hook.ts';
import { readList } from '../json.ts';

const OPEN_LEADS_MOST = 20;

type Agent = { id: Key; languages: string[] };

const open = ['new', 'contacted', 'meeting'];

/**
 * The agent who was asked for or booked, otherwise the one with an open lead of the same person, otherwise the property's, otherwise by area
 * and language; among equals, the one whose last request is longest ago.
 */
export async function findAgent(database: Database, collection: string, payload: Row): Promise<Key | null> {
	if (payload['agent'] != null) return payload['agent'] as Key;
	const agents = await readPublishedAgents(database);
	const { agent, area } = await findAgentAndArea(database, payload);
	const isPublished = (one: Key | null) => agents.some(({ id }) => id === one);
	if (payload['viewing_at'] != null && isPublished(agent)) return agent;
	const known = (await listAgentsOf(database, payload['person'])).find(isPublished);
	if (known !== undefined) return known;
	if (isPublished(agent)) return agent;
	const local =
		area === null
			? new Set()
			: new Set((await database('agent_area').select('agent_id').where('area_id', area)).map((row) => row['agent_id']));
	const inArea = agents.filter(({ id }) => local.has(id));
	const speaks = ({ languages }: Agent) => languages.includes(String(payload['language']));
	const pool = [inArea.filter(speaks), inArea, agents.filter(speaks), agents].find(({ length }) => length > 0);
	return pool ? findLongestWaiting(database, collection, pool) : null;
}

/** Agents with open leads of a person: leads from the site first, then the oldest, so that nobody gets a colleague's client by typing their number. */
async function listAgentsOf(database: Database, person: unknown): Promise<Key[]> {
	if (person == null) return [];
	const leads: Row[] = [];
	for (const collection of ['enquiry', 'listing_submission'])
		leads.push(
			...(await database(collection)
				.select('agent', 'key', 'date_created')
				.where('person', person)
				.whereIn('progress', open)
				.where('agent', '>', 0)
				.orderBy('id')
				.limit(OPEN_LEADS_MOST)),
		);
	const time = ({ date_created }: Row) => new Date(date_created as string | number).getTime();
	return leads.sort((a, b) => Number(a['key'] === null) - Number(b['key'] === null) || time(a) - time(b)).map(({ agent }) => agent as Key);
}

async function readPublishedAgents(database: Database): Promise<Agent[]> {
	const rows = await database('agent').select('id', 'languages').where('status', 'published').orderBy('id');
	return rows.map(({ id, languages }) => ({ id: id as Key, languages: readList(languages).map(String) }));
}

/** The agent and area of the request's subject. */
async function findAgentAndArea(database: Database, payload: Row): Promise<{ agent: Key | null; area: Key | null }> {
	const offer = await one(database, 'offer', payload['offer'], 'property', 'project');
	const property = await one(database, 'property', payload['property'] ?? offer?.['property'], 'agent', 'area');
	const launch = await one(database, 'launch', payload['launch'], 'area');
	const project = await one(database, 'project', payload['project'] ?? offer?.['project'], 'area');
	const area = payload['area'] ?? property?.['area'] ?? launch?.['area'] ?? project?.['area'] ?? null;
	return { agent: (property?.['agent'] as Key | null | undefined) ?? null, area: area as Key | null };
}

async function one(database: Database, table: string, id: unknown, ...columns: string[]): Promise<Row | null> {
	if (id == null) return null;
	const [row] = await database(table)
		.select(...columns)
		.where('id', id);
	return row ?? null;
}

/** Derived from past assignments, so no counter has to be stored. */
async function findLongestWaiting(database: Database, collection: string, pool: Agent[]): Promise<Key | null> {
	const ids = pool.map(({ id }) => id);
	const given = await database(collection).select('agent').max('id as last').whereIn('agent', ids).groupBy('agent');
	const last = new Map(given.map((row) => [row['agent'], Number(row['last'])]));
	return ids.toSorted((a, b) => (last.get(a) ?? 0) - (last.get(b) ?? 0))[0] ?? null;
}
