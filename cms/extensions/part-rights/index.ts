import { validateAccess } from '@directus/api/permissions/modules/validate-access/validate-access';
import { ForbiddenError } from '@directus/errors';
import { inboxCollections, type Part, parts } from '../../access/tables.ts';
import type { Context, Hook, Key, Row } from '../hook.ts';

const partByTable = new Map(parts.map((part) => [part.table, part]));
const inbox = new Set(inboxCollections.map(({ name }) => name));

/**
 * A part (text, photograph, plan, owner …) may be written only by those who may change it in the form of its parent.
 * Directus's own rules see only the part's row, so they cannot check the parent it is attached to.
 */
const partRights: Hook = ({ filter }) => {
	filter('items.create', async (payload: Row, { collection }, context) => {
		const part = partByTable.get(collection);
		if (!part || isTrusted(context)) return payload;
		// A chosen id would shift the ids of all later rows.
		if ('id' in payload) throw new ForbiddenError({ reason: `${collection} is numbered by Directus` });
		await requireParents(part, [payload[part.parentKey]], context);
		return payload;
	});

	filter('items.update', async (payload: Row, { collection, keys }, context) => {
		const part = partByTable.get(collection);
		if (!part || isTrusted(context)) return payload;
		const rows = await context.database(collection).select(part.parentKey).whereIn('id', keys);
		const current = rows.map((row) => row[part.parentKey]).filter((parent) => parent != null);
		await requireParents(part, [...current, ...(part.parentKey in payload ? [payload[part.parentKey]] : [])], context);
		return payload;
	});
};

/** Set-up, and administrators. */
const isTrusted = ({ accountability }: Context) => !accountability || accountability.admin === true;

async function requireParents({ parent, alias }: Part, references: unknown[], context: Context): Promise<void> {
	const { accountability, database, schema } = context;
	if (!accountability || isTrusted(context)) return;
	const keys = [...new Set(references.flatMap(parseKeys))];
	const known = references.filter((reference) => !isNewRow(reference));
	if (known.length === 0 && references.length > 0) return;
	if (inbox.has(parent) && (await areOwn(context, parent, keys))) return;
	await validateAccess(
		{ accountability, action: 'update', collection: parent, primaryKeys: keys, fields: [alias] },
		{ schema, knex: database },
	);
}

/** A parent created together with its part is checked when it is created. */
const isNewRow = (reference: unknown) => typeof reference === 'object' && reference !== null && !('id' in reference);

function parseKeys(reference: unknown): Key[] {
	const key = typeof reference === 'object' && reference !== null && 'id' in reference ? reference.id : reference;
	return typeof key === 'string' || typeof key === 'number' ? [key] : [];
}

/** The site may add files to what it sends, but not change them afterwards. */
async function areOwn({ database, accountability }: Context, parent: string, keys: Key[]): Promise<boolean> {
	const rows = await database(parent).select('user_created').whereIn('id', keys);
	return rows.length > 0 && rows.length === keys.length && rows.every((row) => row['user_created'] === accountability?.user);
}

export default partRights;
