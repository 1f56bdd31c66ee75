import { InvalidPayloadError } from '@directus/errors';
import { isMachine } from '../../access/users.ts';
import { exchangeRate } from '../../schema/collections/money.ts';
import type { Context, Hook, Key, Row } from '../hook.ts';
import { findRateProblem, type Rate } from './rate-problem.ts';
import { changesRate, changeTexts, isInBothLanguages, lacksSource, listRows } from './sources.ts';

const RATES = exchangeRate.name;
const TEXTS = `${RATES}_translations`;
const columns = ['id', 'status', 'currency', 'egp_per_unit', 'rated_on', 'jump_confirmed'];
const rateFields = [...columns, ...['id', 'exchange_rate_id', 'languages_code', 'source'].map((field) => `translations.${field}`)];
const textFields = ['id', 'languages_code', 'source', 'exchange_rate_id.id', 'exchange_rate_id.status'];

const isShown = (row: Row | null) => row?.['status'] === 'published';
const isArchived = (row: Row) => row['status'] === 'archived';

const readRate = (row: Row): Rate => ({
	currency: String(row['currency']),
	egp_per_unit: Number(row['egp_per_unit']),
	rated_on: String(row['rated_on']).slice(0, 10),
	jump_confirmed: row['jump_confirmed'] === true,
});

const ONE_A_DAY = 'Two of these are of one currency and day: publish one of them. · اثنان منها لعملة واحدة ويوم واحد: انشر أحدهما';

const KEEPS_SOURCE =
	'A published rate keeps its source in both languages. To take it away, make the rate a draft first. · السعر المنشور يحتفظ بمصدره باللغتين: لحذف المصدر حوّل السعر إلى مسودة أولًا';

/** All converted prices depend on the rates, so rates are checked before people publish them. */
const reviewRates: Hook = ({ filter }, { services }) => {
	const readFrom = (collection: string, query: object, { database: knex, schema }: Context): Promise<Row[]> =>
		new services.ItemsService(collection, { schema, accountability: null, knex }).readByQuery(query);
	const read = (query: object, context: Context) => readFrom(RATES, { fields: rateFields, ...query }, context);
	const readTexts = (keys: Key[], context: Context) =>
		readFrom(TEXTS, { fields: textFields, filter: { id: { _in: keys } }, limit: -1 }, context);

	/** The rate nearest in time, including archived ones, because visitors may have seen one a moment ago. */
	async function findBefore(row: Row, stored: Row | null, context: Context): Promise<number | null> {
		const { currency, rated_on } = readRate(row);
		const others = { currency: { _eq: currency }, ...(stored && { id: { _neq: stored['id'] } }) };
		const nearest = async (which: object) => {
			const earlier = { filter: { _and: [others, which], rated_on: { _lte: rated_on } }, sort: ['-rated_on'], limit: 1 };
			const later = { filter: { _and: [others, which], rated_on: { _gt: rated_on } }, sort: ['rated_on'], limit: 1 };
			return (await read(earlier, context))[0] ?? (await read(later, context))[0];
		};
		const own = isArchived(row) ? null : stored;
		const visible = (await nearest({ status: { _neq: 'draft' } })) ?? (isShown(own) ? own : null);
		// A draft created later does not count as its predecessor.
		const drafts = { status: { _eq: 'draft' }, ...(stored && { id: { _lt: stored['id'] } }) };
		const found = visible ?? (await nearest(drafts)) ?? own;
		return found ? readRate(found).egp_per_unit : null;
	}

	/** Archived rates are checked too, because the next rate is compared with them. */
	async function review(row: Row, stored: Row | null, context: Context): Promise<void> {
		const rate = readRate(row);
		const same = { status: { _eq: 'published' }, currency: { _eq: rate.currency }, rated_on: { _eq: rate.rated_on } };
		const filter = { ...same, ...(stored && { id: { _neq: stored['id'] } }) };
		const problem = findRateProblem(rate, {
			sameDay: isShown(row) && (await read({ filter, limit: 1 }, context)).length > 0,
			before: await findBefore(row, stored, context),
			hasSource: !isShown(row) || isInBothLanguages(changeTexts(row['translations'], listRows(stored?.['translations']))),
		});
		if (problem) throw new InvalidPayloadError({ reason: problem });
	}

	function refuseLeap(rate: Rate, before: number): void {
		const problem = findRateProblem(rate, { sameDay: false, before, hasSource: true });
		if (problem) throw new InvalidPayloadError({ reason: problem });
	}

	const isReviewed = ({ accountability }: Context) => accountability !== null && !isMachine(accountability.user);

	filter(`${RATES}.items.create`, async (payload: Row, _meta, context) => {
		if (isReviewed(context) && (isShown(payload) || isArchived(payload))) await review(payload, null, context);
		return payload;
	});

	filter(`${RATES}.items.update`, async (given: Row, { keys }, context) => {
		if (!isReviewed(context) || ![...columns, 'translations'].some((field) => field in given)) return given;
		// A large change is confirmed for one value only.
		const payload = 'egp_per_unit' in given ? { jump_confirmed: false, ...given } : given;
		const days = new Set<string>();
		for (const stored of await read({ filter: { id: { _in: keys as Key[] } }, limit: -1 }, context)) {
			const row: Row = { ...stored, ...payload, translations: payload['translations'] };
			const isTakenOff =
				isArchived(row) && stored['status'] !== 'draft' && !['currency', 'egp_per_unit', 'rated_on'].some((field) => field in given);
			if (isTakenOff) continue;
			if (row['status'] === 'draft') {
				// Otherwise a rate could be unpublished, changed and published again without being compared.
				if ('egp_per_unit' in given) refuseLeap(readRate(row), readRate(stored).egp_per_unit);
				continue;
			}
			const { currency, rated_on } = readRate(row);
			if (isShown(row) && days.has(currency + rated_on)) throw new InvalidPayloadError({ reason: ONE_A_DAY });
			days.add(currency + rated_on);
			await review(row, stored, context);
		}
		return payload;
	});

	const refuseLoss = (texts: Row[], given: Row) => {
		const isLost = (text: Row) => lacksSource(text, given) && (changesRate(given) || isShown(text['exchange_rate_id'] as Row | null));
		if (texts.some(isLost)) throw new InvalidPayloadError({ reason: KEEPS_SOURCE });
	};

	filter(`${TEXTS}.items.update`, async (payload: Row, { keys }, context) => {
		if (isReviewed(context)) refuseLoss(await readTexts(keys, context), payload);
		return payload;
	});

	filter(`${TEXTS}.items.delete`, async (keys: Key[], _meta, context) => {
		if (isReviewed(context)) refuseLoss(await readTexts(keys, context), { source: null });
		return keys;
	});
};

export default reviewRates;
