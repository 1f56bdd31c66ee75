import type { Hook, Key, Row } from '../hook.ts';

const day = (moment: unknown) => new Date((moment as string | number | null) ?? Date.now()).toISOString().slice(0, 10);

/** From the first change of a price on, keeps what the property cost and since when. */
const priceHistory: Hook = ({ filter, action }, { database, services, getSchema }) => {
	const changing = new Map<string, Row[]>();

	filter('property.items.update', async (payload: Row, { keys }, context) => {
		if (payload['price'] == null) return payload;
		const rows = await context.database('property').select('id', 'price', 'currency', 'listed_on', 'date_created').whereIn('id', keys);
		if (changing.size > 1000) changing.clear();
		changing.set(
			keys.join(),
			rows.filter((row) => row['price'] != null && Number(payload['price']) !== Number(row['price'])),
		);
		return payload;
	});

	action('property.items.update', async ({ keys }) => {
		const changed = changing.get(keys.join()) ?? [];
		changing.delete(keys.join());
		if (changed.length === 0) return;
		const history = new services.ItemsService('price_history', { schema: await getSchema(), accountability: null });
		const known = new Set(
			(
				await database('price_history')
					.select('property')
					.whereIn(
						'property',
						changed.map((row) => row['id']),
					)
			).map((row) => row['property']),
		);
		const now = await database('property')
			.select('id', 'price', 'currency')
			.whereIn(
				'id',
				changed.map((row) => row['id'] as Key),
			);
		await history.createMany([
			...changed
				.filter(({ id }) => !known.has(id))
				.map(({ id, price, currency, listed_on, date_created }) => ({
					property: id,
					price,
					currency,
					changed_on: day(listed_on ?? date_created),
				})),
			...now.map(({ id, price, currency }) => ({ property: id, price, currency, changed_on: day(null) })),
		]);
	});
};

export default priceHistory;
