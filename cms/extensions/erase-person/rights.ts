import { validateAccess } from '@directus/api/permissions/modules/validate-access/validate-access';
import { createError } from '@directus/errors';
import { isForbidden } from '../forbidden.ts';
import type { Context, Key } from '../hook.ts';
import { readLanguage } from '../reader-language.ts';
import type { Request } from './identity.ts';
import type { Named } from './owners.ts';

/** Directus's FORBIDDEN with a reason. */
const NotTheirsToErase = createError<{ sentence: string }>('FORBIDDEN', ({ sentence }) => sentence, 403);

/** Deliberately vague: the reason itself may be something that the colleague may not know. */
const sentences = {
	en: 'More is known of this person than you may change: a home they own, a subscription, or another request. Ask an administrator to erase them.',
	ar: 'لهذا الشخص بيانات ليس لك تعديلها: عقار يملكه أو اشتراك أو طلب آخر. اطلب من مدير النظام محو بياناته.',
};

/** Filters run before Directus checks rights. Only people whom the colleague may both read and delete are erased. */
export async function requirePeople(people: Key[], { accountability, schema, database }: Context): Promise<void> {
	if (!accountability || accountability.admin) return;
	for (const action of ['read', 'delete'] as const)
		await validateAccess({ accountability, action, collection: 'person', primaryKeys: people, fields: [] }, { schema, knex: database });
}

/** Erasing covers everything with the person's number or address, and anybody could enter such a request by hand. So they must be allowed to change all of it. */
export async function requireRights(requests: Request[], named: Named, { accountability, schema, database }: Context): Promise<void> {
	if (!accountability || accountability.admin) return;
	const changed = [...Map.groupBy(requests, ({ collection }) => collection)].map(([collection, group]) => ({
		collection,
		primaryKeys: [...new Set(group.map(({ id }) => id))],
		fields: [] as string[],
	}));
	const owner = { collection: 'property_private', fields: ['owner_name', 'owner_phone'] };
	const owned = named.rows.length ? [{ ...owner, primaryKeys: named.rows }] : named.revisions.length ? [owner] : [];
	try {
		for (const access of [...changed, ...owned])
			await validateAccess({ accountability, action: 'update', ...access }, { schema, knex: database });
	} catch (error) {
		if (!isForbidden(error)) throw error;
		throw new NotTheirsToErase({ sentence: sentences[await readLanguage(database, accountability.user)] });
	}
}
