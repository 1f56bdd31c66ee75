import { ForbiddenError, InvalidPayloadError } from '@directus/errors';
import { agentRole, changeableWhilePublic } from '../../access/agent.ts';
import { property } from '../../schema/collections/property.ts';
import type { Hook, Row } from '../hook.ts';

const publicStatuses = property.publicStatuses ?? [];

const BACK_TO_REVIEW =
	'Visitors see this home. Set its status to “In review” and save, then change it: an editor publishes it again. · العقار ظاهر للزوار: حوّل حالته إلى «قيد المراجعة» واحفظ، ثم عدّله، وينشره المحرر من جديد';

/**
 * A sold home is shown to visitors, so marking a draft as sold would publish it without review.
 * What agents may not change on a public home Directus would refuse as well, without saying what to do instead.
 */
const listingReview: Hook = ({ filter }) => {
	filter('property.items.update', async (payload: Row, { keys }, { database, accountability }) => {
		if (accountability?.role !== agentRole.id) return payload;
		const rows = await database('property').select('status').whereIn('id', keys);
		const isPublic = (row: Row) => publicStatuses.includes(String(row['status']));
		if (payload['status'] === 'sold' && !rows.every(isPublic))
			throw new InvalidPayloadError({ reason: 'Only a published home can be marked as sold or rented' });
		if (rows.some(isPublic) && Object.keys(payload).some((field) => !changeableWhilePublic.includes(field)))
			throw new ForbiddenError({ reason: BACK_TO_REVIEW });
		return payload;
	});
};

export default listingReview;
