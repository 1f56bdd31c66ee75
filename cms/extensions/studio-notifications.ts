import type { Database, Key, Row, Services } from './hook.ts';

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

export const usersOfAgent = (database: Database, agent: Key): PromiseLike<Row[]> =>
	database('directus_users').select('id', 'language').where('agent', agent).where('status', 'active');
export const usersOfRole = (database: Database, role: string): PromiseLike<Row[]> =>
	database('directus_users').select('id', 'language').where('role', role).where('status', 'active');

/**
 * Names only the request, not its content, because a notification stays with its reader even after the request is reassigned.
 * Not through Directus's notifications service, which also sends mails: the site sends those.
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

/** Withdraws the notifications of those it was assigned to before. */
export async function archiveNotifications(database: Database, collection: string, item: Key): Promise<void> {
	await database('directus_notifications').where('collection', collection).where('item', String(item)).update({ status: 'archived' });
}
