import { ForbiddenError, InvalidPayloadError } from '@directus/errors';
import { agentRole, changeableWhilePublic } from '../../access/agent.ts';
import type { Hook, Row } from '../hook.ts';
import { isPublic, mayBeSold } from './sold.ts';

const BACK_TO_REVIEW =
	'Visitors see this home. Set its status to “In review” and save, then change it: an editor publishes it again. · العقار ظاهر للزوار: حوّل حالته إلى «قيد المراجعة» واحفظ، ثم عدّله، وينشره المحرر من جديد';

/** What agents may not change on a public home Directus would refuse as well, without saying what to do instead. */
const listingReview: Hook = ({ filter }) => {
	filter('property.items.update', async (payload: Row, { keys }, { database, accountability }) => {
		if (accountability?.role !== agentRole.id) return payload;
		const rows = await database('property').select('status').whereIn('id', keys);
		if (payload['status'] === 'sold' && !rows.every(({ status }) => mayBeSold(accountability.role, status)))
			throw new InvalidPayloadError({ reason: 'Only a published home can be marked as sold or rented' });
		if (rows.some(({ status }) => isPublic(status)) && Object.keys(payload).some((field) => !changeableWhilePublic.includes(field)))
			throw new ForbiddenError({ reason: BACK_TO_REVIEW });
		return payload;
	});
};

export default listingReview;
