import { cairoToday } from '../../../domain/cairo.ts';
import { COUNTED_AT_ONCE, FEW, type Kind, kinds, PAGE_SIZE, ROWS_MOST } from '../../../domain/counter/exchange.ts';
import { checkedKey } from '../../../domain/counter/keys.ts';
import { answers, readQuestion, type Term } from '../../../domain/counter/question.ts';
import type { Database, Key, Row } from '../hook.ts';
import { findCandidates, type Sought } from './candidates.ts';
import { withAllowed } from './judge-rows.ts';
import { type Condition, conditionsFor, shown, staleSince } from './kinds.ts';
import { LACKING, readLacking, withLacking } from './lacking.ts';
import { findOwners, type Owner, readOwners } from './owners.ts';
import { type Asker, readAllowed, readKnown } from './read-allowed.ts';
import type { Filters, SearchRequest } from './read-request.ts';
import { keysOf } from './sources.ts';

/** `total` of them were read; `hasMore` says that there are others. */
type Counted = { total: number; hasMore: boolean; rows: Row[] };
export type Group = Counted & { kind: Kind };
export type Found = { groups: Group[]; owners: Owner[]; hasMoreOwners: boolean; agent: number | null };

/** Everything in here is read by Directus itself in the person's name: of a row that is not for them they learn nothing, not that it is there. */
export async function search(request: SearchRequest, asker: Asker): Promise<Found> {
	const { words, kind, filters } = request;
	const question = readQuestion(words);
	const agent = await readAgent(asker);
	const isAsked = question.length > 0;
	// What was typed and means nothing finds nothing.
	if (words.trim() && !isAsked) return { groups: [], owners: [], hasMoreOwners: false, agent };
	const page = pageOf(request);
	const wanted = kinds.filter(
		(one) => conditionsFor(one, filters, agent, cairoToday()) !== null && (kind ? one === kind : isAsked || shown[one].isShownUnasked),
	);
	const isOfOwners = kind === null || kind === 'property' || kind === 'person';
	const asked = isAsked && isOfOwners ? await findOwners(question, asker, agent, page.counted) : [];
	const matching = asked.slice(0, page.counted);
	const groups = await Promise.all(
		wanted.map(async (one): Promise<Group> => {
			const conditions = conditionsFor(one, filters, agent, cairoToday()) ?? [];
			const find = findFor(one, question, filters, asked, asker.database, agent);
			return { kind: one, ...(await readGroup(one, find, question, conditions, page, asker)) };
		}),
	);
	const homes = groups.flatMap(({ kind: one, rows }) => (one === 'property' ? rows.map(({ id }) => id as Key) : []));
	const known = new Set(matching.map(({ property }) => property));
	const others = await readOwners(
		homes.filter((id) => !known.has(id)),
		asker,
	);
	return {
		groups: groups.filter(({ total }) => total > 0),
		owners: [...matching, ...others],
		hasMoreOwners: asked.length > matching.length,
		agent,
	};
}

type Page = { offset: number; limit: number; counted: number };

function pageOf({ kind, page, csv }: SearchRequest): Page {
	if (csv) return { offset: 0, limit: ROWS_MOST, counted: ROWS_MOST };
	if (!kind) return { offset: 0, limit: FEW, counted: COUNTED_AT_ONCE };
	const offset = (page - 1) * PAGE_SIZE;
	// Whoever is at the last of them learns whether there is a next page.
	return { offset, limit: PAGE_SIZE, counted: Math.ceil((offset + PAGE_SIZE + 1) / COUNTED_AT_ONCE) * COUNTED_AT_ONCE };
}

async function readAgent({ accountability, database }: Asker): Promise<number | null> {
	const [user] = await database('directus_users')
		.select('agent')
		.where('id', accountability?.user ?? '');
	return typeof user?.['agent'] === 'number' ? user['agent'] : null;
}

type Find = (limit: number) => Promise<number[]>;

/** Null where every row will do. */
function findFor(kind: Kind, question: Term[], filters: Filters, owners: Owner[], database: Database, agent: number | null): Find | null {
	const terms = [...question, ...(kind === 'property' ? marksFor(filters) : [])];
	if (terms.length === 0) return null;
	const find = (limit: number) => findCandidates(database, kind, terms, agent, limit);
	if (kind !== 'property' || owners.length === 0) return find;
	const homes = owners.map(({ property }) => Number(property)).sort((one, other) => other - one);
	return async (limit) => {
		const lacking = filters.incomplete ? await readLacking(homes, database) : null;
		return [...new Set([...homes.filter((id) => !lacking || lacking.has(id)), ...(await find(limit))])];
	};
}

/** What homes are like is in the index as well: of so many rows nobody looks through all. */
const marksFor = ({ incomplete, stale }: Filters): Sought[][] => [
	...(incomplete ? [LACKING] : []),
	...(stale ? [[{ key: checkedKey(null), isWhole: false, before: checkedKey(staleSince(cairoToday())) }]] : []),
];

async function readGroup(
	kind: Kind,
	find: Find | null,
	question: Term[],
	conditions: Condition[],
	{ offset, limit, counted }: Page,
	asker: Asker,
): Promise<Counted> {
	const { fields } = shown[kind];
	const keysIn = find && keysOf[kind];
	const read = async (some: readonly number[]) => {
		const query = { fields: keysIn ? fields : ['id'], filter: { _and: [{ id: { _in: some } }, ...conditions] }, limit: some.length };
		return (await readAllowed(kind, asker, query)).filter((row) => !keysIn || answers(question, keysIn(row)));
	};
	const newest = { fields: ['id'], filter: { _and: conditions }, sort: ['-id'], limit: counted + 1 };
	const known = find ? await readKnown(find, counted, read) : await readAllowed(kind, asker, newest);
	const page = known.slice(0, counted).slice(offset, offset + limit);
	const rows = keysIn ? page : await readPage(kind, page, asker);
	const told = await withAllowed(kind, await withLacking(kind, rows, asker.database), asker);
	return { total: Math.min(known.length, counted), hasMore: known.length > counted, rows: told };
}

async function readPage(kind: Kind, page: Row[], asker: Asker): Promise<Row[]> {
	const ids = page.map(({ id }) => Number(id));
	const rows = await readAllowed(kind, asker, { fields: shown[kind].fields, filter: { id: { _in: ids } }, limit: ids.length });
	return rows.toSorted((one, other) => ids.indexOf(Number(one['id'])) - ids.indexOf(Number(other['id'])));
}
