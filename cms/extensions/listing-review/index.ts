import { ForbiddenError, InvalidPayloadError } from '@directus/errors';
import { agentRole, changeableWhilePublic, writableFields } from '../../access/agent.ts';
import type { Database, Hook, Row } from '../hook.ts';
import { isPublic, mayBeSold } from './sold.ts';

const BACK_TO_REVIEW =
	'Visitors see this home. Set its status to “In review” and save, then change it: an editor publishes it again. · العقار ظاهر للزوار: حوّل حالته إلى «قيد المراجعة» واحفظ، ثم عدّله، وينشره المحرر من جديد';

const NOT_YOURS = 'This home belongs to another agent · هذا العقار يخص مستشارًا آخر';

/** Directus would refuse agents' changes to a public home as well, but without saying what to do instead. */
const listingReview: Hook = ({ filter }) => {
	filter('property.items.update', async (payload: Row, { keys }, { database, accountability }) => {
		if (accountability?.role !== agentRole.id) return payload;
		const rows = await database('property').select('status', 'agent').whereIn('id', keys);
		if (payload['status'] === 'sold' && !rows.every(({ status }) => mayBeSold(accountability.role, status)))
			throw new InvalidPayloadError({ reason: 'Only a published home can be marked as sold or rented' });
		const seen = rows.filter(({ status }) => isPublic(status));
		if (seen.length === 0) return payload;
		const own = await readOwnAgent(accountability.user, database);
		if (seen.some(({ agent }) => own === null || agent !== own)) throw new ForbiddenError({ reason: NOT_YOURS });
		if (needsReview(Object.keys(payload))) throw new ForbiddenError({ reason: BACK_TO_REVIEW });
		return payload;
	});
};

/** For fields that agents may never change, Directus's own refusal is enough. */
const needsReview = (fields: string[]) =>
	fields.every((field) => writableFields.includes(field)) && !fields.every((field) => changeableWhilePublic.includes(field));

async function readOwnAgent(user: string | null, database: Database): Promise<unknown> {
	const [row] = await database('directus_users').select('agent').where('id', user);
	return row?.['agent'] ?? null;
}

export default listingReview;
