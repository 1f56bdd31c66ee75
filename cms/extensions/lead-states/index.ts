import { createError } from '@directus/errors';
import { isMachine } from '../../access/users.ts';
import type { Hook, Row } from '../hook.ts';

const REASON = 'Say why it was closed. · اكتب سبب الإغلاق';

/** Directus's own validation error: Studio shows it beside the field. */
const FailedValidation = createError<{ field: string; path: string[]; type: string }>(
	'FAILED_VALIDATION',
	({ field }) => `Validation failed for field "${field}". ${REASON}`,
	400,
);
const missingReason = () => [new FailedValidation({ field: 'lost_reason', path: [], type: 'nnull' })];

/** A request can only be closed as lost with a reason; reopening clears it. Requests closed earlier are not checked. */
const leadStates: Hook = ({ filter }) => {
	for (const collection of ['enquiry', 'listing_submission']) {
		filter(`${collection}.items.create`, (payload: Row, _meta, { accountability }) => {
			if (accountability !== null && !isMachine(accountability.user) && isLost(payload) && !payload['lost_reason']) throw missingReason();
			return payload;
		});
		filter(`${collection}.items.update`, async (payload: Row, { keys }, { database, accountability }) => {
			if (!('progress' in payload) && !('lost_reason' in payload)) return payload;
			if (accountability === null || isMachine(accountability.user)) return payload;
			if ('progress' in payload && !isLost(payload)) return { ...payload, lost_reason: null };
			const rows = await database(collection).select('progress', 'lost_reason').whereIn('id', keys);
			const isClosing = (row: Row) => isLost({ ...row, ...payload }) && ('lost_reason' in payload || !isLost(row));
			if (rows.some((row) => isClosing(row) && !{ ...row, ...payload }['lost_reason'])) throw missingReason();
			return payload;
		});
	}
};

const isLost = ({ progress }: Row) => progress === 'lost';

export default leadStates;
