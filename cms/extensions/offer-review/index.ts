import { InvalidPayloadError } from '@directus/errors';
import { isMachine } from '../../access/users.ts';
import { offer } from '../../schema/collections/editorial.ts';
import type { Context, Hook, Row } from '../hook.ts';
import { findOfferProblem, reviewedFields } from './offer-problem.ts';

/** An offer that nobody could take is told to whoever writes it, instead of standing nowhere. */
const reviewOffers: Hook = ({ filter }, { services }) => {
	const isReviewed = ({ accountability }: Context) => accountability !== null && !isMachine(accountability.user);

	function review(row: Row): void {
		const problem = findOfferProblem(row);
		if (problem) throw new InvalidPayloadError({ reason: problem });
	}

	filter(`${offer.name}.items.create`, (payload: Row, _meta, context) => {
		if (isReviewed(context)) review(payload);
		return payload;
	});

	filter(`${offer.name}.items.update`, async (payload: Row, { keys }, context) => {
		if (!isReviewed(context) || !reviewedFields.some((field) => field in payload)) return payload;
		const offers = new services.ItemsService(offer.name, { schema: context.schema, accountability: null, knex: context.database });
		const query = { fields: [...reviewedFields], filter: { id: { _in: keys } }, limit: -1 };
		for (const stored of await offers.readByQuery(query)) review({ ...stored, ...payload });
		return payload;
	});
};

export default reviewOffers;
