import type { Hook, Key } from '../hook.ts';
import { peopleToTell } from './people.ts';
import { buildBell, NOTICES } from './words.ts';

/** What the site puts right by itself within that time rings no bell, and what comes together rings one. */
const TELL_AFTER_MS = 15_000;
const MOST = 1000;

/** Puts a notification for those who can do something about a notice of the site, once, and takes it back when no notice is left. */
const siteNotices: Hook = ({ action, init }, { database, services, getSchema, env, logger }) => {
	let isDue = false;

	async function tell(): Promise<void> {
		const schema = (await getSchema()) as { collections: object };
		// At the first start of all it is made later.
		if (!(NOTICES in schema.collections)) return;
		await database.transaction(async (knex) => {
			const createItemsService = (collection: string) => new services.ItemsService(collection, { schema, accountability: null, knex });
			const untold = await knex(NOTICES).select('id').where('told_at', null).orderBy('id').limit(MOST);
			const taken: Key[] = [];
			// Of several machines one tells.
			for (const { id } of untold)
				if (Number(await knex(NOTICES).where('id', id).where('told_at', null).update({ told_at: new Date() }))) taken.push(id as Key);
			if (taken.length === 0) return;
			const notices = await createItemsService(NOTICES).readByQuery({ filter: { id: { _in: taken } }, limit: MOST });
			const bells = (await peopleToTell(knex)).flatMap(({ id, language, isConcerned }) => {
				const theirs = notices.filter(isConcerned);
				const bell = buildBell(theirs, language, String(env['PUBLIC_URL'] ?? ''));
				return theirs.length ? [{ recipient: id, collection: NOTICES, ...bell }] : [];
			});
			// Not through Directus's service of notifications, which sends mails: the office gets one already.
			await createItemsService('directus_notifications').createMany(bells);
		});
	}

	const tellSoon = () => {
		if (isDue) return;
		isDue = true;
		setTimeout(() => {
			isDue = false;
			tell().catch((error) => logger.error(error));
		}, TELL_AFTER_MS).unref();
	};

	init('app.after', tellSoon);
	action(`${NOTICES}.items.create`, tellSoon);
	action(`${NOTICES}.items.delete`, async () => {
		const left = await database(NOTICES).select('id').limit(1);
		if (left.length === 0) await database('directus_notifications').where('collection', NOTICES).update({ status: 'archived' });
	});
};

export default siteNotices;
