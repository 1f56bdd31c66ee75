import { FOLDER } from '../../schema/collections/common.ts';
import type { ActionEvent, Context, Database, Key, Row, Services } from '../hook.ts';
import { usersOfAgent } from '../studio-notifications.ts';
import { buildNames, readFacts } from './facts.ts';

const OFFERS = 'listing_submission';

/** Call within a transaction. Returns the events to emit after it; none if the listing existed already. */
export async function makeListing(services: Services, { database, schema, accountability }: Context, key: Key): Promise<ActionEvent[]> {
	const isFirst = await database(OFFERS).where('id', key).where('make_listing', false).update({ make_listing: true });
	const [offer] = await database(OFFERS).select('*').where('id', key);
	if (!offer || !Number(isFirst)) return [];
	const events: ActionEvent[] = [];
	const options = { bypassEmitAction: (event: ActionEvent) => void events.push(event) };
	// Rights on the offered property were checked before; `admin` allows creating the listing, and history still names the person.
	const maker = accountability && { ...accountability, admin: true };
	const service = (collection: string) => new services.ItemsService(collection, { schema, accountability: maker, knex: database });
	const photographs = await readPhotographs(database, key);
	const listing = await service('property').createOne(
		{
			...readFacts(offer),
			...(await findProject(database, offer)),
			translations: buildNames(offer, await readAreaNames(database, offer['area'])),
			images: photographs.map(({ id }, index) => ({ directus_files_id: id, sort: index + 1 })),
			private: [{ owner_name: offer['name'], owner_phone: offer['phone'], source: offer['reference'] }],
		},
		options,
	);
	await database(OFFERS).where('id', key).update({ listing });
	const keeper = await findKeeper(database, offer['agent'], accountability?.user ?? null);
	// Visitors can see file names, and owners often name photographs after themselves.
	for (const [index, { id, type }] of photographs.filter(({ folder }) => folder === FOLDER.inbox).entries()) {
		const name = `${listing}-${index + 1}`;
		const file = { folder: FOLDER.properties, title: name, filename_download: `${name}.${String(type).split('/')[1] ?? 'jpg'}` };
		await service('directus_files').updateOne(id as Key, { ...file, description: null, uploaded_by: keeper }, options);
	}
	return events;
}

async function readPhotographs(database: Database, offer: Key): Promise<Row[]> {
	const links = await database(`${OFFERS}_files`).select('directus_files_id').where(`${OFFERS}_id`, offer).orderBy('sort');
	const ids = links.map((link) => link['directus_files_id']).filter((id) => id != null);
	const files = await database('directus_files').select('id', 'folder', 'type').whereIn('id', ids);
	return ids.flatMap((id) => files.filter((file) => file['id'] === id));
}

/** The account that may write the photographs' alternative texts: whoever continues with the listing. */
async function findKeeper(database: Database, agent: unknown, maker: string | null): Promise<string | null> {
	const users = agent == null ? [] : await usersOfAgent(database, agent as Key);
	const ids = users.map(({ id }) => String(id));
	return maker !== null && ids.includes(maker) ? maker : (ids[0] ?? maker);
}

async function readAreaNames(database: Database, area: unknown): Promise<{ en: string | null; ar: string | null }> {
	const texts = area == null ? [] : await database('area_translations').select('languages_code', 'name').where('area_id', area);
	const named = (code: string) => (texts.find((text) => text['languages_code'] === code)?.['name'] as string | null | undefined) ?? null;
	return { en: named('en_US'), ar: named('ar_EG') };
}

/** The compound with exactly the name that the owner typed, if there is one. */
async function findProject(database: Database, { compound }: Row): Promise<Row> {
	const typed = typeof compound === 'string' ? compound.trim() : '';
	if (!typed) return {};
	const found = await database('project_translations').select('project_id').where('name', typed).limit(3);
	const [project, ...others] = new Set(found.map((text) => text['project_id']));
	return project != null && others.length === 0 ? { project } : {};
}
