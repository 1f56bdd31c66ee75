import { word } from '../canary.ts';
import type { Question } from '../client.ts';
import type { Key, Row } from '../content.ts';
import type { Examiner } from '../examiner.ts';
import { buildPath, type Collection, type Field, isOurs } from '../schema.ts';
import { openSocket } from '../socket.ts';

/** A way to write, with its own text: finding that text later shows which way worked. */
export type Attempt = { kind: string; marker: string; question: Question };

export const markedField = ({ fields }: Collection): Field | undefined =>
	fields.find(
		({ type, isGenerated, isAlias, choices, isConcealed, maxLength, name }) =>
			['string', 'text'].includes(type) &&
			!isGenerated &&
			!isAlias &&
			!choices.length &&
			!isConcealed &&
			(maxLength ?? 255) > 20 &&
			!/^(user_|email|phone)/.test(name),
	);

export function waysToUpdate(collection: Collection, field: Field, key: Key): Attempt[] {
	const { name, primary } = collection;
	const path = buildPath(name);
	const root = isOurs(name) ? name : name.slice('directus_'.length);
	const attempt = (kind: string, build: (marker: string) => Question): Attempt => {
		const marker = word();
		return { kind, marker, question: build(marker) };
	};
	const graphql = (query: string): Question => ({ method: 'POST', path: isOurs(name) ? '/graphql' : '/graphql/system', body: { query } });
	return [
		attempt('PATCH', (text) => ({ method: 'PATCH', path: `${path}/${key}`, body: { [field.name]: text } })),
		attempt('PATCH batch', (text) => ({ method: 'PATCH', path, body: [{ [primary]: key, [field.name]: text }] })),
		attempt('PATCH keys', (text) => ({ method: 'PATCH', path, body: { keys: [key], data: { [field.name]: text } } })),
		attempt('PATCH query', (text) => ({
			method: 'PATCH',
			path,
			body: { query: { filter: { [primary]: { _eq: key } } }, data: { [field.name]: text } },
		})),
		attempt('POST with a key', (text) => ({ method: 'POST', path, body: { [primary]: key, [field.name]: text } })),
		attempt('GraphQL update_item', (text) =>
			graphql(`mutation { update_${root}_item(id: "${key}", data: { ${field.name}: "${text}" }) { ${primary} } }`),
		),
		attempt('GraphQL update_items', (text) =>
			graphql(`mutation { update_${root}_items(ids: ["${key}"], data: { ${field.name}: "${text}" }) { ${primary} } }`),
		),
		attempt('GraphQL update_batch', (text) =>
			graphql(`mutation { update_${root}_batch(data: [{ ${primary}: "${key}", ${field.name}: "${text}" }]) { ${primary} } }`),
		),
		...(isOurs(name) ? [attempt('import', (text) => buildImport(name, [{ [primary]: key, [field.name]: text }]))] : []),
	];
}

function buildImport(collection: string, rows: Row[]): Question {
	const body = new FormData();
	body.set('file', new Blob([JSON.stringify(rows)], { type: 'application/json' }), 'rows.json');
	return { method: 'POST', path: `/utils/import/${collection}`, body };
}

export function waysToDelete({ name, primary }: Collection, key: Key): Attempt[] {
	const path = buildPath(name);
	const root = isOurs(name) ? name : name.slice('directus_'.length);
	const graphql = (query: string): Question => ({ method: 'POST', path: isOurs(name) ? '/graphql' : '/graphql/system', body: { query } });
	return [
		{ kind: 'DELETE', marker: '', question: { method: 'DELETE', path: `${path}/${key}` } },
		{ kind: 'DELETE batch', marker: '', question: { method: 'DELETE', path, body: [key] } },
		{ kind: 'DELETE keys', marker: '', question: { method: 'DELETE', path, body: { keys: [key] } } },
		{ kind: 'DELETE query', marker: '', question: { method: 'DELETE', path, body: { query: { filter: { [primary]: { _eq: key } } } } } },
		{ kind: 'GraphQL delete_item', marker: '', question: graphql(`mutation { delete_${root}_item(id: "${key}") { id } }`) },
		{ kind: 'GraphQL delete_items', marker: '', question: graphql(`mutation { delete_${root}_items(ids: ["${key}"]) { ids } }`) },
	];
}

export function waysToCreate(collection: Collection, field: Field | undefined, row: Row): Attempt[] {
	const { name, primary } = collection;
	const attempt = (kind: string, build: (row: Row) => Question): Attempt => {
		const marker = word();
		return { kind, marker, question: build({ ...row, ...(field && { [field.name]: marker }) }) };
	};
	const path = buildPath(name);
	return [
		attempt('POST', (body) => ({ method: 'POST', path, body })),
		attempt('POST batch', (body) => ({ method: 'POST', path, body: [body] })),
		attempt('GraphQL create_item', (body) => ({
			method: 'POST',
			path: '/graphql',
			body: {
				query: `mutation ($data: create_${name}_input!) { create_${name}_item(data: $data) { ${primary} } }`,
				variables: { data: body },
			},
		})),
		attempt('import', (body) => buildImport(name, [body])),
	];
}

/** The same over a web socket. */
export async function trySocket(
	examiner: Examiner,
	{ name }: Collection,
	field: Field,
	key: Key,
	row: Row,
): Promise<{ markers: [string, string][] }> {
	const socket = await openSocket(examiner.client.url, examiner.actor.token);
	const markers: [string, string][] = [];
	for (const [action, rest] of [
		['update', { id: key }],
		['update', { ids: [key] }],
		['create', {}],
		['delete', { ids: [key] }],
		['delete', { id: key }],
	] as const) {
		examiner.client.countOf(examiner.actor).writes++;
		const marker = word();
		markers.push([marker, `socket ${action}`]);
		const data = action === 'delete' ? {} : { data: { ...(action === 'create' && row), [field.name]: marker } };
		await socket.ask({ type: 'items', action, collection: name, ...rest, ...data });
	}
	socket.close();
	return { markers };
}
