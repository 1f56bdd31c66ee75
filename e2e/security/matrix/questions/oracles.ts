import type { Question } from '../client.ts';
import type { Row } from '../content.ts';
import { type Examiner, isRefused } from '../examiner.ts';
import { type Filter, guessesFor } from '../guesses.ts';
import { buildPath, type Collection, type Field } from '../schema.ts';
import { readKey } from '../truth.ts';
import { isMoment } from './fields.ts';

/** Rows with a field hidden from the actor; a few are enough, those that are otherwise visible first. */
export function hiddenRows(examiner: Examiner, { name, fields }: Collection, field: Field, limit = 2): Row[] {
	const rows = (examiner.truth.rows.get(name) ?? []).filter((row) => row[field.name] !== null && !examiner.sees(name, row)(field.name));
	const isVisible = (row: Row) => fields.some((other) => examiner.sees(name, row)(other.name));
	return [...rows.filter(isVisible), ...rows.filter((row) => !isVisible(row))].slice(0, limit);
}

export const findRefusedFields = (examiner: Examiner, { name }: Collection) => examiner.refused.get(name) ?? new Set<string>();

/** Groups fields for combined queries, without refused ones, which would make the whole query fail. */
export function groupFields(fields: Field[], refused: Set<string>, size = 12): Field[][] {
	const open = fields.filter(({ name }) => !refused.has(name));
	const groups = fields.filter(({ name }) => refused.has(name)).map((field) => [field]);
	for (let start = 0; start < open.length; start += size) groups.push(open.slice(start, start + size));
	return groups;
}

/** Queries a group, and its single fields where the group revealed something or was refused. */
async function narrow(groups: Field[][], ask: (group: Field[]) => Promise<'same' | 'differs' | 'refused'>, found: (field: Field) => void) {
	for (const group of groups) {
		const outcome = await ask(group);
		if (outcome === 'same' || (outcome === 'refused' && group.length === 1)) continue;
		for (const field of group) if (group.length === 1 || (await ask([field])) === 'differs') found(field);
	}
}

/** Right and wrong filters about hidden values: every operator, two rows. */
export function filtersAbout(examiner: Examiner, collection: Collection, fields: Field[]): { right: Filter; wrong: Filter } | null {
	const right: Filter[] = [];
	const wrong: Filter[] = [];
	for (const field of fields)
		for (const row of hiddenRows(examiner, collection, field)) {
			const guess = guessesFor(examiner.schema, collection, field, row);
			const isRow = { [collection.primary]: { _eq: readKey(examiner.schema, collection.name, row) } };
			for (const condition of guess.right) right.push({ _and: [isRow, condition] });
			for (const condition of guess.wrong) wrong.push({ _and: [isRow, condition] });
		}
	return right.length ? { right: { _or: right }, wrong: { _or: wrong } } : null;
}

/** Fewer filters through relations: with all of them Directus's joins take forever. */
export function shortFilters(
	examiner: Examiner,
	collection: Collection,
	fields: Field[],
	under: (condition: Filter) => Filter = (it) => it,
) {
	const pairs = fields.flatMap((field) => {
		const [row] = hiddenRows(examiner, collection, field, 1);
		const { right: [right] = [], wrong: [wrong] = [] } = row
			? guessesFor(examiner.schema, collection, field, row)
			: { right: [], wrong: [] };
		const isRow = under({ [collection.primary]: { _eq: row && readKey(examiner.schema, collection.name, row) } });
		return right && wrong ? [[right, wrong].map((condition): Filter => ({ _and: [isRow, under(condition)] }))] : [];
	});
	return pairs.length ? { right: { _or: pairs.map(([right]) => right) }, wrong: { _or: pairs.map(([, wrong]) => wrong) } } : null;
}

/** Whether filters reveal hidden values. */
export async function askByFilter(examiner: Examiner, collection: Collection): Promise<void> {
	const path = buildPath(collection.name);
	const ask = async (fields: Field[]) => {
		const filters = filtersAbout(examiner, collection, fields);
		if (!filters) return 'same';
		const question = (filter: Filter): Question => ({
			method: 'SEARCH',
			path,
			body: { query: { filter, fields: [collection.primary], limit: -1, meta: '*' } },
		});
		return compareOrRefused(examiner, question(filters.right), question(filters.wrong));
	};
	await narrow(groupFields(collection.fields, findRefusedFields(examiner, collection)), ask, (field) =>
		examiner.report({ collection: collection.name, field: field.name, kind: 'filter' }, `SEARCH ${path} {filter: {${field.name}: …}}`),
	);
	await askByKeys(examiner, collection);
}

/** Rows by key with an additional condition. */
async function askByKeys(examiner: Examiner, collection: Collection): Promise<void> {
	const { name, primary, fields } = collection;
	const open = fields.filter(
		(field) => !findRefusedFields(examiner, collection).has(field.name) && hiddenRows(examiner, collection, field, 1).length > 0,
	);
	const filters = filtersAbout(examiner, collection, open.slice(0, 10));
	if (!filters) return;
	const keys = (examiner.truth.rows.get(name) ?? []).map((row) => row[primary]);
	const question = (filter: Filter): Question => ({
		method: 'SEARCH',
		path: buildPath(name),
		body: { keys, query: { filter, fields: [primary], meta: '*' } },
	});
	if (await examiner.compare({ right: question(filters.right), wrong: question(filters.wrong) }))
		examiner.report(
			{ collection: name, field: '*', kind: 'filter with keys' },
			`SEARCH ${buildPath(name)} {keys: […], query: {filter: …}}`,
		);
}

export async function compareOrRefused(examiner: Examiner, right: Question, wrong: Question): Promise<'same' | 'differs' | 'refused'> {
	const yes = await examiner.client.ask(examiner.actor, right);
	const no = await examiner.client.ask(examiner.actor, wrong);
	if (yes.status !== no.status) return 'differs';
	if (isRefused(yes)) return 'refused';
	return yes.status < 400 && yes.text !== no.text ? 'differs' : 'same';
}

/** Whether sorting reveals hidden values. */
export async function askByOrder(examiner: Examiner, collection: Collection): Promise<void> {
	const { name, primary, fields } = collection;
	for (const field of fields) {
		if (field.isAlias) continue;
		const masked = (examiner.truth.rows.get(name) ?? []).filter((row) => {
			const sees = examiner.sees(name, row);
			return sees(primary) && !sees(field.name) && row[field.name] !== null;
		});
		const keys = new Set(masked.map((row) => String(row[primary])));
		if (keys.size < 2) continue;
		const question = (sort: string): Question => ({
			method: 'GET',
			path: `${buildPath(name)}?limit=-1&fields=${primary}&sort=${sort},${primary}`,
		});
		const order = async (sort: string) => {
			const { text } = await examiner.look('sort', question(sort));
			const rows: Row[] = JSON.parse(text || '{}').data ?? [];
			return rows
				.map((row) => String(row[primary]))
				.filter((key) => keys.has(key))
				.join();
		};
		if ((await order(field.name)) !== (await order(`-${field.name}`)))
			examiner.report({ collection: name, field: field.name, kind: 'sort' }, question(field.name));
	}
}

/** Counts, sums, minima, maxima and groups. */
export async function askByAggregate(examiner: Examiner, collection: Collection): Promise<void> {
	const { name, primary } = collection;
	const columns = collection.fields.filter((field) => !field.isAlias && field.type !== 'json' && field.name !== primary);
	const path = `${buildPath(name)}?limit=-1`;
	for (const group of groupFields(columns, findRefusedFields(examiner, collection), 60)) {
		const names = group.map((field) => field.name).join();
		const numbers = group
			.filter(({ type }) => ['integer', 'bigInteger', 'decimal', 'float'].includes(type))
			.map((field) => field.name)
			.join();
		const totals = `aggregate[min]=${names}&aggregate[max]=${names}&aggregate[count]=${names}&aggregate[countDistinct]=${names}`;
		const sums = numbers ? `&aggregate[sum]=${numbers}&aggregate[avg]=${numbers}` : '';
		const each = await examiner.look('aggregate', { method: 'GET', path: `${path}&groupBy[]=${primary}&${totals}${sums}` });
		checkCounts(examiner, collection, group, each.text);
		await examiner.look('aggregate', { method: 'GET', path: `${path}&${totals}${sums}` });
		await examiner.look('groupBy', {
			method: 'GET',
			path: `${path}&${group.map((field) => `groupBy[]=${field.name}`).join('&')}&aggregate[count]=*`,
		});
		const years = group.filter(isMoment).map((field) => `groupBy[]=year(${field.name})`);
		if (years.length) await examiner.look('groupBy', { method: 'GET', path: `${path}&groupBy[]=${primary}&${years.join('&')}` });
	}
}

/** A count of one per row reveals that it has a value. */
function checkCounts(examiner: Examiner, { name, primary }: Collection, fields: Field[], text: string): void {
	const groups: Row[] = text.startsWith('{"data":[') ? JSON.parse(text).data : [];
	for (const group of groups) {
		const row = examiner.truth.find(name, group[primary]);
		const counts = group['count'] as Row | undefined;
		for (const field of fields)
			if (row && Number(counts?.[field.name] ?? 0) > 0 && !examiner.sees(name, row)(field.name))
				examiner.report({ collection: name, field: field.name, kind: 'count' }, `aggregate[count]=${field.name}&groupBy[]=${primary}`);
	}
}

/** A search for a hidden value must find as much as one for a value that does not exist. */
export async function askBySearch(examiner: Examiner, collection: Collection): Promise<void> {
	const { name, primary, fields } = collection;
	const question = (text: string): Question => ({
		method: 'GET',
		path: `${buildPath(name)}?limit=-1&fields=${primary}&meta=*&search=${encodeURIComponent(text)}`,
	});
	const nothing = await examiner.client.ask(examiner.actor, question('no-such-words-anywhere'));
	if (isRefused(nothing)) return;
	for (const field of fields) {
		if (field.isAlias || field.isConcealed || field.choices.length) continue;
		const [row] = hiddenRows(examiner, collection, field, 1);
		const value = row?.[field.name];
		if ((typeof value !== 'string' && typeof value !== 'number') || isFoundElsewhere(examiner, collection, String(value))) continue;
		const answer = await examiner.client.ask(examiner.actor, question(String(value)));
		if (answer.text !== nothing.text) examiner.report({ collection: name, field: field.name, kind: 'search' }, question(String(value)));
	}
}

/** The text may also be in a visible field. */
export const isFoundElsewhere = (examiner: Examiner, { name, fields }: Collection, text: string) =>
	(examiner.truth.rows.get(name) ?? []).some((row) =>
		fields.some((field) => examiner.sees(name, row)(field.name) && String(row[field.name]).toLowerCase().includes(text.toLowerCase())),
	);

/** Updates by query: whether rows matched must not show. The payload is empty, and only invisible rows are addressed. */
export async function askByChangingQuery(examiner: Examiner, collection: Collection): Promise<void> {
	const { name, primary, fields } = collection;
	const rows = (examiner.truth.rows.get(name) ?? []).filter((row) => !fields.some((field) => examiner.sees(name, row)(field.name)));
	if (rows.length === 0) return;
	const guesses = fields
		.filter((field) => !field.isConcealed)
		.map((field) => guessesFor(examiner.schema, collection, field, rows[0] ?? {}));
	const path = buildPath(name);
	for (const method of ['PATCH', 'DELETE']) {
		const question = (filters: Filter[]): Question => ({
			method,
			path,
			body: {
				query: { filter: { _and: [{ [primary]: { _eq: rows[0]?.[primary] } }, { _or: filters }] } },
				...(method === 'PATCH' && { data: {} }),
			},
		});
		const right = question(guesses.flatMap((guess) => guess.right));
		if (await examiner.compare({ right, wrong: question(guesses.flatMap((guess) => guess.wrong)) }))
			examiner.report({ collection: name, field: '*', kind: `${method} by query` }, `${method} ${path} {query: {filter: …}}`);
	}
}
