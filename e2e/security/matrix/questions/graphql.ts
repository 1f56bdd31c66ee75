import type { Question } from '../client.ts';
import type { Examiner } from '../examiner.ts';
import { type Collection, type Field, isOurs } from '../schema.ts';

/**
 * The same over GraphQL: rows, single rows, aggregates and sorting in one document. Names missing in its schema are removed and the rest is
 * sent again.
 */
export async function askByGraphql(examiner: Examiner, collection: Collection): Promise<void> {
	const columns = collection.fields.filter((field) => !field.isAlias);
	const question = (fields: Field[]): Question => ({
		method: 'POST',
		path: isOurs(collection.name) ? '/graphql' : '/graphql/system',
		body: { query: documentFor(examiner, collection, fields) },
	});
	const first = await examiner.look('GraphQL', question(columns));
	const unknown = new Set([...first.text.matchAll(/Cannot query field \\"(\w+)\\"/g)].map((match) => match[1]));
	const known = columns.filter(({ name }) => !unknown.has(name));
	if (known.length && known.length < columns.length) await examiner.look('GraphQL', question(known));
}

function documentFor(examiner: Examiner, collection: Collection, fields: Field[]): string {
	const { name, primary, isSingleton } = collection;
	const root = isOurs(name) ? name : name.slice('directus_'.length);
	if (isSingleton) return `{ ${root} { ${selection(examiner, collection, fields)} } }`;
	const hidden = (examiner.truth.rows.get(name) ?? []).find((row) => !examiner.sees(name, row)(primary));
	const orders = fields.slice(-6).map((field) => `by_${field.name}: ${root}(limit: 1, sort: ["-${field.name}"]) { ${primary} }`);
	return `{
		${root}(limit: -1) { ${selection(examiner, collection, fields)} }
		one: ${root}_by_id(id: "${hidden?.[primary] ?? 0}") { ${selection(examiner, collection, fields)} }
		${root}_aggregated(groupBy: ["${primary}"], limit: -1) { group ${aggregates(fields)} }
		${orders.join('\n')}
	}`;
}

function selection({ schema }: Examiner, collection: Collection, fields: Field[]): string {
	return fields
		.map((field) => {
			const to = schema.relations.find(({ from, field: key }) => from === collection.name && key === field.name)?.to;
			return to ? `${field.name} { ${schema.collections.get(to)?.primary ?? 'id'} }` : field.name;
		})
		.join(' ');
}

function aggregates(fields: Field[]): string {
	const numbers = fields.filter(({ type }) => ['integer', 'bigInteger', 'decimal', 'float'].includes(type)).map(({ name }) => name);
	const all = fields.map(({ name }) => name).join(' ');
	const counted = all ? `count { ${all} } countDistinct { ${all} }` : '';
	const summed = numbers.length ? ['sum', 'avg', 'min', 'max'].map((name) => `${name} { ${numbers.join(' ')} }`).join(' ') : '';
	return `${counted} ${summed}`;
}
