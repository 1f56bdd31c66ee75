import { InvalidPayloadError } from '@directus/errors';
import type { Context, Hook, Key, Row } from '../hook.ts';
import { computeResalePrice, priceFields } from './resale-price.ts';

const DIFFERENT_PRICES =
	'These homes have different amounts, so each has a price of its own: change them one at a time. · مبالغ هذه العقارات مختلفة، ولكل منها سعره: عدّلها واحدًا واحدًا';

/** The price of a takeover is always paid + over + remaining; any other price is refused. */
const storeResalePrice: Hook = ({ filter }, { services }) => {
	/** With the caller's rights, so that a refusal does not reveal what they may not read. */
	const read = (keys: Key[], { database: knex, schema, accountability }: Context): Promise<Row[]> =>
		new services.ItemsService('property', { schema, accountability, knex }).readByQuery({
			fields: ['id', ...priceFields],
			filter: { id: { _in: keys } },
			limit: -1,
		});

	function computePrice(row: Row, said: unknown): number | null {
		const { price, problem } = computeResalePrice(row, said);
		if (problem) throw new InvalidPayloadError({ reason: problem });
		return price;
	}

	filter('property.items.create', (payload: Row) => {
		const price = computePrice({ purpose: 'sale', market: 'resale', ...payload }, payload['price']);
		return price === null ? payload : { ...payload, price };
	});

	filter('property.items.update', async (payload: Row, { keys }, context) => {
		if (![...priceFields, 'price'].some((field) => field in payload)) return payload;
		const rows = await read(keys, context);
		const prices = new Set(rows.map((row) => computePrice({ ...row, ...payload }, payload['price'])));
		if (prices.size > 1) throw new InvalidPayloadError({ reason: DIFFERENT_PRICES });
		const [price = null] = prices;
		return price === null ? payload : { ...payload, price };
	});
};

export default storeResalePrice;
