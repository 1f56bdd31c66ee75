import type { Database, Key, Row, Services } from './hook.ts';

/** Notifications in Studio for those who work on a request. */
export type NotificationKind = 'given' | 'unassigned' | 'offered' | 'unassignedOffer' | 'applied' | 'followUp';

const words: Record<NotificationKind, { en: string; ar: string }> = {
	given: { en: 'A request for you', ar: 'طلب لك' },
	unassigned: { en: 'A request without an agent', ar: 'طلب بلا مستشار' },
	offered: { en: 'A property offered, for you', ar: 'عقار معروض، لك' },
	unassignedOffer: { en: 'A property offered, without an agent', ar: 'عقار معروض بلا مستشار' },
	applied: { en: 'A job application', ar: 'طلب توظيف' },
	followUp: { en: 'Time to follow up', ar: 'حان وقت المتابعة' },
};

export type Notification = { kind: NotificationKind; collection: string; item: Key; reference: unknown };

/** The accounts that are notified. */
export const usersOfAgent = (database: Database, agent: Key): PromiseLike<Row[]> =>
	database('directus_users').select('id', 'language').where('agent', agent).where('status', 'active');
export const usersOfRole = (database: Database, role: string): PromiseLike<Row[]> =>
	database('directus_users').select('id', 'language').where('role', role).where('status', 'active');

/**
 * A notification says which request, and nothing of what it says: it stays with the person who got it, also when the request is another's.
 * Not through Directus's service of notifications, which sends mails: the site writes those.
 */
export async function notifyUsers(
	services: Services,
	schema: unknown,
	database: Database,
	users: readonly Row[],
	notification: Notification,
): Promise<void> {
	if (users.length === 0) return;
	const { kind, collection, item, reference } = notification;
	const [settings] = await database('directus_settings').select('default_language').limit(1);
	const notifications = users.map(({ id, language }) => {
		const locale = String(language ?? settings?.['default_language']).startsWith('ar') ? 'ar' : 'en';
		return { recipient: id, collection, item: String(item), subject: `${words[kind][locale]}: ${reference ?? item}` };
	});
	await new services.ItemsService('directus_notifications', { schema, accountability: null, knex: database }).createMany(notifications);
}

/** Those it was given to before need not look at it. */
export async function archiveNotifications(database: Database, collection: string, item: Key): Promise<void> {
	await database('directus_notifications').where('collection', collection).where('item', String(item)).update({ status: 'archived' });
}
