import { FOLDER } from '../../schema/collections/common.ts';
import type { ActionEvent, Context, Database, Key, Row, Services } from '../hook.ts';
import { usersOfAgent } from '../studio-notifications.ts';
import { nameOf, readFacts } from './facts.ts';

const OFFERS = 'listing_submission';

/** Within the caller's transaction. Gives back what is to be told when it has ended; nothing where the listing was made before. */
export async function makeListing(services: Services, { database, schema, accountability }: Context, key: Key): Promise<ActionEvent[]> {
	const isFirst = await database(OFFERS).where('id', key).where('make_listing', false).update({ make_listing: true });
	const [offer] = await database(OFFERS).select('*').where('id', key);
	if (!offer || !Number(isFirst)) return [];
	const events: ActionEvent[] = [];
	const options = { bypassEmitAction: (event: ActionEvent) => void events.push(event) };
	// Rights were looked at before: a listing is made of an offer by the person who works on it, and history says who that was.
	const maker = accountability && { ...accountability, admin: true };
	const service = (collection: string) => new services.ItemsService(collection, { schema, accountability: maker, knex: database });
	const photographs = await photographsOf(database, key);
	const listing = await service('property').createOne(
		{
			...readFacts(offer),
			...(await findProject(database, offer)),
			translations: nameOf(offer, await namesOfArea(database, offer['area'])),
			images: photographs.map(({ id }, index) => ({ directus_files_id: id, sort: index + 1 })),
			private: [{ owner_name: offer['name'], owner_phone: offer['phone'], source: offer['reference'] }],
		},
		options,
	);
	await database(OFFERS).where('id', key).update({ listing });
	const keeper = await keeperOf(database, offer['agent'], accountability?.user ?? null);
	// Visitors may ask for what a file is called, and owners call their photographs after themselves.
	for (const [index, { id, type }] of photographs.filter(({ folder }) => folder === FOLDER.inbox).entries()) {
		const name = `${listing}-${index + 1}`;
		const file = { folder: FOLDER.properties, title: name, filename_download: `${name}.${String(type).split('/')[1] ?? 'jpg'}` };
		await service('directus_files').updateOne(id as Key, { ...file, description: null, uploaded_by: keeper }, options);
	}
	return events;
}

async function photographsOf(database: Database, offer: Key): Promise<Row[]> {
	const links = await database(`${OFFERS}_files`).select('directus_files_id').where(`${OFFERS}_id`, offer).orderBy('sort');
	const ids = links.map((link) => link['directus_files_id']).filter((id) => id != null);
	const files = await database('directus_files').select('id', 'folder', 'type').whereIn('id', ids);
	return ids.flatMap((id) => files.filter((file) => file['id'] === id));
}

/** Anyone who goes on with the listing may write its alternative texts. */
async function keeperOf(database: Database, agent: unknown, maker: string | null): Promise<string | null> {
	const users = agent == null ? [] : await usersOfAgent(database, agent as Key);
	const ids = users.map(({ id }) => String(id));
	return maker !== null && ids.includes(maker) ? maker : (ids[0] ?? maker);
}

async function namesOfArea(database: Database, area: unknown): Promise<{ en: string | null; ar: string | null }> {
	const texts = area == null ? [] : await database('area_translations').select('languages_code', 'name').where('area_id', area);
	const named = (code: string) => (texts.find((text) => text['languages_code'] === code)?.['name'] as string | null | undefined) ?? null;
	return { en: named('en_US'), ar: named('ar_EG') };
}

/** A compound that is called exactly what the owner typed, where there is one of that name. */
async function findProject(database: Database, { compound }: Row): Promise<Row> {
	const typed = typeof compound === 'string' ? compound.trim() : '';
	if (!typed) return {};
	const found = await database('project_translations').select('project_id').where('name', typed).limit(3);
	const [project, ...others] = new Set(found.map((text) => text['project_id']));
	return project != null && others.length === 0 ? { project } : {};
}
