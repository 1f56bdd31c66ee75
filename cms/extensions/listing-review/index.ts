import { InvalidPayloadError } from '@directus/errors';
import { agentRole } from '../../access/agent.ts';
import { property } from '../../schema/collections/property.ts';
import type { Hook, Row } from '../hook.ts';

const publicStatuses = property.publicStatuses ?? [];

/** A sold home is shown to visitors, so marking a draft as sold would publish it without review. */
const listingReview: Hook = ({ filter }) => {
	filter('property.items.update', async (payload: Row, { keys }, { database, accountability }) => {
		if (payload['status'] !== 'sold' || accountability?.role !== agentRole.id) return payload;
		const rows = await database('property').select('status').whereIn('id', keys);
		if (rows.some((row) => !publicStatuses.includes(String(row['status']))))
			throw new InvalidPayloadError({ reason: 'Only a published home can be marked as sold or rented' });
		return payload;
	});
};

export default listingReview;
