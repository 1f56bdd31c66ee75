import { cairoToday } from '../../../domain/cairo.ts';
import { isMachine } from '../../access/users.ts';
import { property } from '../../schema/collections/property.ts';
import type { Context, Hook, Row } from '../hook.ts';
import { changesPrice, pricedBy } from './changes-price.ts';

/** Whoever changes a price has just checked it, so today's date in Cairo is recorded, unless they enter another day. */
const priceChecked: Hook = ({ filter }) => {
	const isByPerson = ({ accountability }: Context) => accountability !== null && !isMachine(accountability.user);
	const isDated = (payload: Row) => payload['price_checked_on'] !== undefined;

	filter(`${property.name}.items.create`, (payload: Row, _meta, context) =>
		isByPerson(context) && !isDated(payload) && changesPrice({}, payload) ? { ...payload, price_checked_on: cairoToday() } : payload,
	);

	filter(`${property.name}.items.update`, async (payload: Row, { keys }, context) => {
		if (!isByPerson(context) || isDated(payload) || !pricedBy.some((field) => field in payload)) return payload;
		const homes = await context
			.database(property.name)
			.select(...pricedBy)
			.whereIn('id', keys);
		return homes.some((home) => changesPrice(home, payload)) ? { ...payload, price_checked_on: cairoToday() } : payload;
	});
};

export default priceChecked;
