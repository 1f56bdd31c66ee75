import { cairoToday } from '../../../domain/cairo.ts';
import { COUNTED_AT_ONCE, counterKinds, FEW, type Kind, PAGE_SIZE, ROWS_MOST } from '../../../domain/counter/exchange.ts';
import { checkedKey } from '../../../domain/counter/keys.ts';
import { meetsAllTerms, readQuestion, type Term } from '../../../domain/counter/question.ts';
import type { Database, Key, Row } from '../hook.ts';
import { type AgentScope, type Candidates, type Depth, findCandidates, type KeyRange } from './candidates.ts';
import { buildConditions, type Condition, shownFields, staleSince } from './kinds.ts';
import { addLacking, LACKING, readLacking } from './lacking.ts';
import { readInOrder } from './lead-order.ts';
import { addAllowedChanges } from './list-allowed-changes.ts';
import { findOwners, type Owner, readOwners } from './owners.ts';
import { type RowReader, readAllowed, readKnown } from './read-allowed.ts';
import type { Filters, SearchRequest } from './read-request.ts';
import { readScopes } from './scopes.ts';
import { keyBuilders } from './sources.ts';

/** `total`: how many were read; `hasMore`: there are others. */
export type Group = { kind: Kind; total: number; hasMore: boolean; rows: Row[] };
/**
 * `isOwnStart`: nothing was typed, so an agent sees their own rows, leads first. `isAll`: nothing is missing because too many rows would have had to
 * be examined.
 */
export type Found = { groups: Group[]; owners: Owner[]; hasMoreOwners: boolean; isAll: boolean; agent: number | null; isOwnStart: boolean };

/** Directus reads everything in the person's name, so the answer reveals nothing about rows they may not read, not even their existence. */
export async function search(request: SearchRequest, asker: RowReader): Promise<Found> {
	const { words, kind, filters } = request;
	const question = readQuestion(words);
	const agent = await readAgent(asker);
	const isAsked = question.length > 0;
	// Text without any term finds nothing.
	if (words.trim() && !isAsked) return { groups: [], owners: [], hasMoreOwners: false, isAll: true, agent, isOwnStart: false };
	const page = computePage(request);
	const readScope = await readScopes(asker, agent);
	const findAgentScope = (collection: string): AgentScope => ({ agent, isAlone: readScope(collection) === 'own' });
	const isOwnStart = !isAsked && kind === null && Object.keys(filters).length === 0 && agent !== null && readScope('enquiry') === 'own';
	const filtersFor = (one: Kind): Filters => (isOwnStart && one === 'property' ? { ...filters, agent: 'me' } : filters);
	const wanted = (isOwnStart ? leadsFirst : counterKinds).filter(
		(one) =>
			readScope(one) !== 'none' &&
			buildConditions(one, filters, agent, cairoToday()) !== null &&
			(kind ? one === kind : isAsked || shownFields[one].isShownUnasked),
	);
	const isOfOwners = (kind === null || kind === 'property' || kind === 'person') && readScope('property_private') !== 'none';
	const asked =
		isAsked && isOfOwners
			? await findOwners(question, asker, findAgentScope('property_private'), page.counted)
			: { owners: [], isAll: true };
	const matching = asked.owners.slice(0, page.counted);
	const groups = await Promise.all(
		wanted.map(async (one) => {
			const conditions = buildConditions(one, filtersFor(one), agent, cairoToday()) ?? [];
			const find = findFor(one, question, filters, asked.owners, asker.database, findAgentScope(one));
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

function computePage({ kind, page, csv }: SearchRequest): Page {
	if (csv) return { offset: 0, limit: ROWS_MOST, counted: ROWS_MOST };
	if (!kind) return { offset: 0, limit: FEW, counted: COUNTED_AT_ONCE };
	const offset = (page - 1) * PAGE_SIZE;
	// Counts one row past the page, so that the last page knows whether there is a next one.
	return { offset, limit: PAGE_SIZE, counted: Math.ceil((offset + PAGE_SIZE + 1) / COUNTED_AT_ONCE) * COUNTED_AT_ONCE };
}

async function readAgent({ accountability, database }: RowReader): Promise<number | null> {
	const [user] = await database('directus_users')
		.select('agent')
		.where('id', accountability?.user ?? '');
	return typeof user?.['agent'] === 'number' ? user['agent'] : null;
}

type Find = (depth: Depth) => Promise<Candidates>;

/** Null if every row matches. */
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

/** These states of homes are in the index as well, because there are too many homes to check each. */
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
	const keysIn = find && keyBuilders[kind];
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
