import { listPublicPrices } from '../../../content/entities/for-the-public.ts';
import { cairoToday } from '../../../domain/cairo.ts';
import type { Context, Hook, Key, Row } from '../hook.ts';
import { logFailure } from '../log-failure.ts';
import { priceFields } from '../resale-price/resale-price.ts';

type Price = { price: number | string | null; currency: string | null };
type Home = Price & { id: Key; status: string; listed_on: string | null; date_created: string | null };
type Entry = Price & { property: Key; changed_on: string };

const differ = (one: Price, other: Price) =>
	Number(one.price) !== Number(other.price) || (one.currency ?? 'EGP') !== (other.currency ?? 'EGP');

/** Records the prices that visitors saw, and since when. Prices of drafts, and of homes on hold or sold, are not recorded. */
const priceHistory: Hook = ({ filter, action }, { database, services, getSchema, logger }) => {
	/** By id as text, because ids from URLs are text. */
	const changing = new Map<string, Home>();
	let writing: Promise<void> = Promise.resolve();

	/** During a write uses its transaction: SQLite has only one connection. */
	const items = async (collection: string, { database: knex, schema }: Pick<Context, 'database'> & Partial<Context> = { database }) =>
		new services.ItemsService(collection, { schema: schema ?? (await getSchema()), accountability: null, knex });
	async function read(keys: Key[], context?: Context): Promise<Home[]> {
		const fields = ['id', 'status', 'price', 'currency', 'listed_on', 'date_created'];
		const properties = await items('property', context);
		return (await properties.readByQuery({ fields, filter: { id: { _in: keys } }, limit: -1 })) as Home[];
	}

	async function readEntries(homes: Home[]): Promise<Map<Key, Entry[]>> {
		const history = await items('price_history');
		const rows = await history.readByQuery({
			fields: ['property', 'price', 'currency', 'changed_on'],
			filter: { property: { _in: homes.map(({ id }) => id) } },
			sort: ['changed_on', 'id'],
			limit: -1,
		});
		return Map.groupBy(rows as Entry[], ({ property }) => property);
	}

	function buildEntries(was: Home | undefined, now: Home, known: Entry[]): Entry[] {
		const [wasPublished, isPublished] = [was?.status === 'published', now.status === 'published'];
		const entries: Entry[] = [];
		// The home was listed before its prices were recorded.
		if (known.length === 0 && was?.price != null && wasPublished && (!isPublished || differ(was, now)))
			entries.push({
				property: now.id,
				price: was.price,
				currency: was.currency,
				changed_on: was.listed_on ?? cairoToday(new Date(was.date_created ?? Date.now())),
			});
		const last = entries.at(-1) ?? known.at(-1);
		if (isPublished && now.price != null && (last ? differ(last, now) : !wasPublished))
			entries.push({ property: now.id, price: now.price, currency: now.currency, changed_on: cairoToday() });
		return entries;
	}

	async function write(keys: Key[], before: Map<string, Home>): Promise<void> {
		const homes = await read(keys);
		const known = await readEntries(homes);
		const entries = homes.flatMap((home) =>
			buildEntries(before.get(String(home.id)), home, listPublicPrices(known.get(home.id) ?? [], home.listed_on)),
		);
		if (entries.length) await (await items('price_history')).createMany(entries);
	}

	/** One at a time, so that each sees what the one before wrote. */
	const writeInTurn = (keys: Key[], before = new Map<string, Home>()): Promise<void> => {
		writing = writing
			.then(() => write(keys, before))
			.catch(logFailure(logger, 'price_history.failed', 'A price of a home is missing in its history'));
		return writing;
	};
	const concernsPrices = (payload: unknown) => ['price', 'currency', 'status', ...priceFields].some((field) => field in (payload as Row));

	filter('property.items.update', async (payload: Row, { keys }, context) => {
		if (!concernsPrices(payload)) return payload;
		if (changing.size > 1000) changing.clear();
		for (const home of await read(keys, context)) changing.set(String(home.id), home);
		return payload;
	});
	action('property.items.update', async ({ keys, payload }) => {
		if (!concernsPrices(payload)) return;
		const before = new Map([...changing].filter(([id]) => keys.map(String).includes(id)));
		for (const id of before.keys()) changing.delete(id);
		await writeInTurn(keys, before);
	});
	// A home created with a listing day comes from elsewhere, with its own price history.
	action('property.items.create', async ({ key, payload }) => {
		if ((payload as Row)['status'] === 'published' && !(payload as Row)['listed_on']) await writeInTurn([key]);
	});
};

export default priceHistory;
