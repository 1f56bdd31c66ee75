import { InvalidPayloadError } from '@directus/errors';
import { isMachine } from '../../access/users.ts';
import { newsletter } from '../../schema/collections/newsletter.ts';
import type { Context, Hook, Row } from '../hook.ts';
import { findLetterProblem } from './letter-problem.ts';

/** A newsletter that lacks something is told to whoever sends it, instead of to everybody who subscribed. */
const reviewNewsletters: Hook = ({ filter }) => {
	const isReviewed = ({ accountability }: Context) => accountability !== null && !isMachine(accountability.user);

	filter(`${newsletter.name}.items.create`, (payload: Row, _meta, context) =>
		isReviewed(context) ? { ...payload, state: 'draft' } : payload,
	);

	filter(`${newsletter.name}.items.update`, async (payload: Row, { keys }, context) => {
		if (!isReviewed(context) || payload['state'] !== 'sending') return payload;
		for (const stored of await context.database(newsletter.name).select('*').whereIn('id', keys)) {
			const problem = findLetterProblem({ ...stored, ...payload });
			if (problem) throw new InvalidPayloadError({ reason: problem });
		}
		return payload;
	});
};

export default reviewNewsletters;
