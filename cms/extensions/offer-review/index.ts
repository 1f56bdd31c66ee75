import { InvalidPayloadError } from '@directus/errors';
import { isTakeover } from '../../../domain/money/resale.ts';
import { isMachine } from '../../access/users.ts';
import { offer } from '../../schema/collections/editorial.ts';
import { property } from '../../schema/collections/property.ts';
import type { Context, Hook, Row } from '../hook.ts';
import { findOfferProblem, type OfferedHome, reviewedFields } from './offer-problem.ts';

/** Refuses an offer that could not be shown, instead of leaving it out silently. */
const reviewOffers: Hook = ({ filter }, { services }) => {
	const isReviewed = ({ accountability }: Context) => accountability !== null && !isMachine(accountability.user);

	async function findHome({ property: id }: Row, { database }: Context): Promise<OfferedHome | null> {
		const given = Number(id);
		if (!Number.isSafeInteger(given) || given <= 0) return null;
		const [home] = await database(property.name).select('price', 'market', 'remaining_amount').where('id', given);
		return home
			? {
					price: Number(home['price']),
					isTakeover: isTakeover({ market: String(home['market']), remaining_amount: Number(home['remaining_amount']) }),
				}
			: null;
	}

	async function review(row: Row, context: Context): Promise<void> {
		const problem = findOfferProblem(row, await findHome(row, context));
		if (problem) throw new InvalidPayloadError({ reason: problem });
	}

	filter(`${offer.name}.items.create`, async (payload: Row, _meta, context) => {
		if (isReviewed(context)) await review(payload, context);
		return payload;
	});

	filter(`${offer.name}.items.update`, async (payload: Row, { keys }, context) => {
		if (!isReviewed(context) || !reviewedFields.some((field) => field in payload)) return payload;
		const offers = new services.ItemsService(offer.name, { schema: context.schema, accountability: null, knex: context.database });
		const query = { fields: [...reviewedFields], filter: { id: { _in: keys } }, limit: -1 };
		for (const stored of await offers.readByQuery(query)) await review({ ...stored, ...payload }, context);
		return payload;
	});
};

export default reviewOffers;
