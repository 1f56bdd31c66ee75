import type { Row } from '../content.ts';
import type { Examiner } from '../examiner.ts';
import { guessesFor } from '../guesses.ts';
import { type Collection, isOurs } from '../schema.ts';
import { openSocket, type Socket } from '../socket.ts';
import { listCollections } from '../truth.ts';
import { rereadRows } from '../writes/state.ts';
import { filtersAbout, findRefusedFields, hiddenRows } from './oracles.ts';

/** The same over a web socket: rows, filters, updates by query, and change events. */
export async function askBySocket(examiner: Examiner): Promise<void> {
	const { client, actor, schema } = examiner;
	const socket = await openSocket(client.url, actor.token);
	const ours = listCollections(schema).filter(({ name }) => isOurs(name));
	for (const collection of ours) {
		const { name, primary } = collection;
		const read = (query: object) => ({ type: 'items', action: 'read', collection: name, query });
		await listen(examiner, socket, 'socket', read({ fields: ['*.*'], limit: -1 }));
		await listen(examiner, socket, 'socket subscription', { type: 'subscribe', collection: name, query: { fields: ['*.*'], limit: -1 } });
		const open = collection.fields.filter(
			(field) => !findRefusedFields(examiner, collection).has(field.name) && hiddenRows(examiner, collection, field, 1).length,
		);
		const filters = filtersAbout(examiner, collection, open.slice(0, 10));
		const ask = (filter: object) => read({ fields: [primary], filter, limit: -1, meta: '*' });
		if (filters && (await differ(examiner, socket, ask(filters.right), ask(filters.wrong))))
			examiner.report({ collection: name, field: '*', kind: 'socket filter' }, JSON.stringify(ask({})));
		await askByChanging(examiner, socket, collection);
	}
	for (const event of ['create', 'update', 'delete'])
		for (const { name } of ours) await socket.ask({ type: 'subscribe', collection: name, event });
	await changeHiddenRows(examiner, ours);
	// Directus has recorded who changed them last.
	await rereadRows(
		examiner,
		ours.map(({ name }) => name),
	);
	for (const text of socket.heard) lookAt(examiner, 'socket subscription', text);
	socket.close();
}

async function listen(examiner: Examiner, socket: Socket, kind: string, message: object): Promise<void> {
	examiner.client.countOf(examiner.actor).questions++;
	lookAt(examiner, kind, await socket.ask(message), JSON.stringify(message));
}

function lookAt(examiner: Examiner, kind: string, text: string, question = 'a change that was told'): void {
	for (const { collection, field } of examiner.scan(text)) examiner.report({ collection, field, kind }, question);
}

async function differ(examiner: Examiner, socket: Socket, right: object, wrong: object): Promise<boolean> {
	examiner.client.countOf(examiner.actor).questions += 2;
	const withoutNumber = (text: string) => text.replace(/"uid":"\d+"/, '');
	return withoutNumber(await socket.ask(right)) !== withoutNumber(await socket.ask(wrong));
}

async function askByChanging(examiner: Examiner, socket: Socket, collection: Collection): Promise<void> {
	const { name, primary, fields } = collection;
	const isInvisible = (row: Row) => !fields.some((field) => examiner.sees(name, row)(field.name));
	const row = (examiner.truth.rows.get(name) ?? []).find(isInvisible);
	if (!row) return;
	const guesses = fields.filter((field) => !field.isConcealed).map((field) => guessesFor(examiner.schema, collection, field, row));
	for (const action of ['update', 'delete']) {
		const message = (filters: object[]) => ({
			type: 'items',
			action,
			collection: name,
			...(action === 'update' && { data: {} }),
			query: { filter: { _and: [{ [primary]: { _eq: row[primary] } }, { _or: filters }] } },
		});
		const [right, wrong] = [guesses.flatMap((guess) => guess.right), guesses.flatMap((guess) => guess.wrong)];
		if (await differ(examiner, socket, message(right), message(wrong)))
			examiner.report({ collection: name, field: '*', kind: `socket ${action} by query` }, `${action} ${name}`);
	}
}

/** The administrator saves hidden rows unchanged, so that change events are sent. */
async function changeHiddenRows(examiner: Examiner, collections: Collection[]): Promise<void> {
	for (const { name, primary, fields, isSingleton } of collections) {
		if (isSingleton) continue;
		const row = (examiner.truth.rows.get(name) ?? []).find((item) => !fields.some((field) => examiner.sees(name, item)(field.name)));
		const field = fields.find(({ type, isGenerated, isAlias }) => type === 'string' && !isGenerated && !isAlias);
		if (row && field) await examiner.client.admin.patch(`/items/${name}/${row[primary]}`, { [field.name]: row[field.name] });
	}
	await new Promise((resolve) => setTimeout(resolve, 300));
}
