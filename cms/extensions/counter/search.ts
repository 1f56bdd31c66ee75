import { cairoToday } from '../../../domain/cairo.ts';
import { COUNTED_AT_ONCE, counterKinds, FEW, type Kind, PAGE_SIZE, ROWS_MOST } from '../../../domain/counter/exchange.ts';
import { checkedKey } from '../../../domain/counter/keys.ts';
import { meetsAllTerms, readQuestion, type Term } from '../../../domain/counter/question.ts';
import type { Database, Key, Row } from '../hook.ts';
import { type AgentScope, type Candidates, type Depth, findCandidates, type KeyRange } from './candidates.ts';
import { type Condition, conditionsFor, shownFields, staleSince } from './kinds.ts';
import { addLacking, LACKING, readLacking } from './lacking.ts';
import { readInOrder } from './lead-order.ts';
import { addAllowedChanges } from './list-allowed-changes.ts';
import { findOwners, type Owner, readOwners } from './owners.ts';
import { type RowReader, readAllowed, readKnown } from './read-allowed.ts';
import type { Filters, SearchRequest } from './read-request.ts';
import { readScopes } from './scopes.ts';
import { keysOf } from './sources.ts';

/** `total` of them were read; `hasMore` says that there are others. */
export type Group = { kind: Kind; total: number; hasMore: boolean; rows: Row[] };
/**
 * `isOwnStart`: nothing was asked, so that an agent sees what is theirs, and leads first. `isAll`: no row is left out because of how many others would have had to be looked
 * through for it.
 */
export type Found = { groups: Group[]; owners: Owner[]; hasMoreOwners: boolean; isAll: boolean; agent: number | null; isOwnStart: boolean };

/** Everything in here is read by Directus itself in the person's name: of a row that is not for them they learn nothing, not that it is there. */
export async function search(request: SearchRequest, asker: RowReader): Promise<Found> {
	const { words, kind, filters } = request;
	const question = readQuestion(words);
	const agent = await readAgent(asker);
	const isAsked = question.length > 0;
	// What was typed and means nothing finds nothing.
	if (words.trim() && !isAsked) return { groups: [], owners: [], hasMoreOwners: false, isAll: true, agent, isOwnStart: false };
	const page = pageOf(request);
	const scopeOf = await readScopes(asker, agent);
	const whoseOf = (collection: string): AgentScope => ({ agent, isAlone: scopeOf(collection) === 'own' });
	const isOwnStart = !isAsked && kind === null && Object.keys(filters).length === 0 && agent !== null && scopeOf('enquiry') === 'own';
	const filtersFor = (one: Kind): Filters => (isOwnStart && one === 'property' ? { ...filters, agent: 'me' } : filters);
	const wanted = (isOwnStart ? leadsFirst : counterKinds).filter(
		(one) =>
			scopeOf(one) !== 'none' &&
			conditionsFor(one, filters, agent, cairoToday()) !== null &&
			(kind ? one === kind : isAsked || shownFields[one].isShownUnasked),
	);
	const isOfOwners = (kind === null || kind === 'property' || kind === 'person') && scopeOf('property_private') !== 'none';
	const asked =
		isAsked && isOfOwners ? await findOwners(question, asker, whoseOf('property_private'), page.counted) : { owners: [], isAll: true };
	const matching = asked.owners.slice(0, page.counted);
	const groups = await Promise.all(
		wanted.map(async (one) => {
			const conditions = conditionsFor(one, filtersFor(one), agent, cairoToday()) ?? [];
			const find = findFor(one, question, filters, asked.owners, asker.database, whoseOf(one));
			return readGroup(one, find, question, conditions, page, asker);
		}),
	);
	const homes = groups.flatMap(({ group: { kind: one, rows } }) => (one === 'property' ? rows.map(({ id }) => id as Key) : []));
	const known = new Set(matching.map(({ property }) => property));
	const others = await readOwners(
		homes.filter((id) => !known.has(id)),
		asker,
	);
	return {
		groups: groups.map(({ group }) => group).filter(({ total }) => total > 0),
		owners: [...matching, ...others],
		hasMoreOwners: asked.owners.length > matching.length,
		isAll: asked.isAll && groups.every(({ isAll }) => isAll),
		agent,
		isOwnStart,
	};
}

const leadsFirst = counterKinds.toSorted((one, other) => Number(other !== 'property') - Number(one !== 'property'));

type Page = { offset: number; limit: number; counted: number };

function pageOf({ kind, page, csv }: SearchRequest): Page {
	if (csv) return { offset: 0, limit: ROWS_MOST, counted: ROWS_MOST };
	if (!kind) return { offset: 0, limit: FEW, counted: COUNTED_AT_ONCE };
	const offset = (page - 1) * PAGE_SIZE;
	// A reader of the last one learns whether there is a next page.
	return { offset, limit: PAGE_SIZE, counted: Math.ceil((offset + PAGE_SIZE + 1) / COUNTED_AT_ONCE) * COUNTED_AT_ONCE };
}

async function readAgent({ accountability, database }: RowReader): Promise<number | null> {
	const [user] = await database('directus_users')
		.select('agent')
		.where('id', accountability?.user ?? '');
	return typeof user?.['agent'] === 'number' ? user['agent'] : null;
}

type Find = (depth: Depth) => Promise<Candidates>;

/** Null where every row will do. */
function findFor(kind: Kind, question: Term[], filters: Filters, owners: Owner[], database: Database, whose: AgentScope): Find | null {
	const terms = [...question, ...(kind === 'property' ? marksFor(filters) : [])];
	if (terms.length === 0) return null;
	const find = (depth: Depth) => findCandidates(database, kind, terms, whose, depth);
	if (kind !== 'property' || owners.length === 0) return find;
	const homes = owners.map(({ property }) => Number(property)).sort((one, other) => other - one);
	return async (depth) => {
		const lacking = filters.incomplete ? await readLacking(homes, database) : null;
		const { ids, isAll } = await find(depth);
		return { ids: [...new Set([...homes.filter((id) => !lacking || lacking.has(id)), ...ids])], isAll };
	};
}

/** What homes are like is in the index as well: of so many rows nobody looks through all. */
const marksFor = ({ incomplete, stale }: Filters): KeyRange[][] => [
	...(incomplete ? [LACKING] : []),
	...(stale ? [[{ key: checkedKey(null), isWhole: false, before: checkedKey(staleSince(cairoToday())) }]] : []),
];

async function readGroup(
	kind: Kind,
	find: Find | null,
	question: Term[],
	conditions: Condition[],
	{ offset, limit, counted }: Page,
	asker: RowReader,
): Promise<{ group: Group; isAll: boolean }> {
	const { fields } = shownFields[kind];
	const keysIn = find && keysOf[kind];
	const read = async (some: readonly number[]) => {
		const query = { fields: keysIn ? fields : ['id'], filter: { _and: [{ id: { _in: some } }, ...conditions] }, limit: some.length };
		return (await readAllowed(kind, asker, query)).filter((row) => !keysIn || meetsAllTerms(question, keysIn(row)));
	};
	const { rows: known, isAll } = find
		? await readKnown(find, counted, read)
		: { rows: await readInOrder(kind, conditions, counted + 1, asker), isAll: true };
	const page = known.slice(0, counted).slice(offset, offset + limit);
	const rows = keysIn ? page : await readPage(kind, page, asker);
	const told = await addAllowedChanges(kind, await addLacking(kind, rows, asker.database), asker);
	return { group: { kind, total: Math.min(known.length, counted), hasMore: known.length > counted, rows: told }, isAll };
}

async function readPage(kind: Kind, page: Row[], asker: RowReader): Promise<Row[]> {
	const ids = page.map(({ id }) => Number(id));
	const rows = await readAllowed(kind, asker, { fields: shownFields[kind].fields, filter: { id: { _in: ids } }, limit: ids.length });
	return rows.toSorted((one, other) => ids.indexOf(Number(one['id'])) - ids.indexOf(Number(other['id'])));
}
