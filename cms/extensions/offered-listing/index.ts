import emitter from '@directus/api/emitter';
import { validateAccess } from '@directus/api/permissions/modules/validate-access/validate-access';
import { InvalidPayloadError } from '@directus/errors';
import type { ActionEvent, Context, Hook, Key, Row } from '../hook.ts';
import { makeListing } from './make-listing.ts';

const OFFERS = 'listing_submission';
const MOST_AT_ONCE = 20;
const TOO_MANY = `At most ${MOST_AT_ONCE} at once. · ${MOST_AT_ONCE} عقارًا على الأكثر في المرة الواحدة`;

/** Creates a draft listing from an offered property on request: once, and completely or not at all. */
const offeredListing: Hook = ({ filter, action }, { services }) => {
	const keptBack = new Map<Key, ActionEvent[]>();

	filter(`${OFFERS}.items.update`, async (payload: Row, { keys }, context) => {
		// Somebody who links a listing themselves needs no new one.
		if (payload['make_listing'] !== true || 'listing' in payload) return payload;
		if (keys.length > MOST_AT_ONCE) throw new InvalidPayloadError({ reason: TOO_MANY });
		await requireRight(keys, Object.keys(payload), context);
		if (keptBack.size > 1000) keptBack.clear();
		await context.database.transaction(async (database) => {
			for (const key of keys) keptBack.set(key, await makeListing(services, { ...context, database }, key));
		});
		return payload;
	});

	// Events are sent after the transaction, because their listeners read the new listing.
	action(`${OFFERS}.items.update`, ({ keys }) => {
		for (const key of keys) {
			for (const { event, meta, context } of keptBack.get(key) ?? []) emitter.emitAction(event, meta, context);
			keptBack.delete(key);
		}
	});
};

/** Filters run before Directus checks rights. */
async function requireRight(primaryKeys: Key[], fields: string[], { accountability, schema, database }: Context): Promise<void> {
	if (!accountability || accountability.admin) return;
	await validateAccess({ accountability, action: 'update', collection: OFFERS, primaryKeys, fields }, { schema, knex: database });
}

export default offeredListing;
