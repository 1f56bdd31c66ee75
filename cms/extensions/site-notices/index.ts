import type { Hook, Key } from '../hook.ts';
import { logFailure } from '../log-failure.ts';
import { readNoticeRecipients } from './people.ts';
import { buildNotification, NOTICES } from './words.ts';

/** Notices that the site resolves within this time are not announced, and several at once make one notification. */
const NOTIFY_AFTER_MS = 15_000;
const MOST = 1000;

/** Notifies those who can act on a notice of the site once, and withdraws the notification when no notice is left. */
const siteNotices: Hook = ({ action, init }, { database, services, getSchema, env, logger }) => {
	let isDue = false;

	async function tell(): Promise<void> {
		const schema = (await getSchema()) as { collections: object };
		// At the very first start the table is created later.
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
			const notifications = (await readNoticeRecipients(knex)).flatMap(({ id, language, isConcerned }) => {
				const theirs = notices.filter(isConcerned);
				const notification = buildNotification(theirs, language, String(env['PUBLIC_URL'] ?? ''));
				return theirs.length ? [{ recipient: id, collection: NOTICES, ...notification }] : [];
			});
			// Not through Directus's notifications service, which also sends mails: the office already gets one.
			await createItemsService('directus_notifications').createMany(notifications);
		});
	}

	const notifySoon = () => {
		if (isDue) return;
		isDue = true;
		setTimeout(() => {
			isDue = false;
			tell().catch(logFailure(logger, 'site_notice.failed', 'Staff could not be told of a notice of the site'));
		}, NOTIFY_AFTER_MS).unref();
	};

	init('app.after', notifySoon);
	action(`${NOTICES}.items.create`, notifySoon);
	action(`${NOTICES}.items.delete`, async () => {
		const left = await database(NOTICES).select('id').limit(1);
		if (left.length === 0) await database('directus_notifications').where('collection', NOTICES).update({ status: 'archived' });
	});
};

export default siteNotices;
