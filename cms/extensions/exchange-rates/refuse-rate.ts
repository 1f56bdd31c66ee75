import { SYSTEM_USER } from '../../access/system.ts';
import type { Context, ItemsService, Row } from '../hook.ts';
import { checkRate, type Known, type Reason } from './check-rate.ts';

export const RATES = 'exchange_rate';

/** The account that adds rows of the feed. With an account, Directus applies the limits of every field, as for an editor. */
export const FEED = { user: SYSTEM_USER, role: null, roles: [], admin: true, app: false, ip: null };

/** Thrown to cancel the row that is being created. */
export class RateRefused extends Error {
	readonly reason: Reason;
	readonly shown: number | null;

	constructor(reason: Reason, shown: number | null) {
		super(reason);
		this.reason = reason;
		this.shown = shown;
	}
}

export async function refuseRate(Items: ItemsService, { database, schema }: Context, row: Row): Promise<void> {
	const rate = { egp_per_unit: Number(row['egp_per_unit']), rated_on: String(row['rated_on']) };
	const rates = new Items(RATES, { schema, accountability: null, knex: database });
	const newest = async (filter: object) => {
		const fields = ['egp_per_unit', 'rated_on'];
		const query = { fields, filter: { currency: { _eq: row['currency'] }, ...filter }, sort: ['-rated_on', '-id'], limit: 1 };
		return (await rates.readByQuery(query))[0];
	};
	const [last, shown] = [await newest({}), await newest({ status: { _eq: 'published' } })];
	const known: Known = {
		newestDay: last ? String(last['rated_on']) : null,
		shown: shown ? Number(shown['egp_per_unit']) : null,
	};
	const reason = checkRate(rate, known);
	if (reason) throw new RateRefused(reason, known.shown);
}
