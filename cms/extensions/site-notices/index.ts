import type { Hook, Key } from '../hook.ts';
import { logFailure } from '../log-failure.ts';
import { noticeRecipients } from './people.ts';
import { buildNotification, NOTICES } from './words.ts';

/** What the site puts right by itself within that time sends no notification, and what comes together sends one. */
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
			// Only one of several machines notifies.
			for (const { id } of untold)
				if (Number(await knex(NOTICES).where('id', id).where('told_at', null).update({ told_at: new Date() }))) taken.push(id as Key);
			if (taken.length === 0) return;
			const notices = await createItemsService(NOTICES).readByQuery({ filter: { id: { _in: taken } }, limit: MOST });
			const notifications = (await noticeRecipients(knex)).flatMap(({ id, language, isConcerned }) => {
				const theirs = notices.filter(isConcerned);
				const notification = buildNotification(theirs, language, String(env['PUBLIC_URL'] ?? ''));
				return theirs.length ? [{ recipient: id, collection: NOTICES, ...notification }] : [];
			});
			// Not through Directus's service of notifications, which sends mails: the office gets one already.
			await createItemsService('directus_notifications').createMany(notifications);
		});
	}

	const tellSoon = () => {
		if (isDue) return;
		isDue = true;
		setTimeout(() => {
			isDue = false;
			tell().catch(logFailure(logger, 'site_notice.failed', 'Staff could not be told of a notice of the site'));
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
