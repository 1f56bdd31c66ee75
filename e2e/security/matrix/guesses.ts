import type { Row } from './content.ts';
import type { Collection, Field, Schema } from './schema.ts';

export type Filter = Record<string, unknown>;

/** A query with the right value and one with a wrong value: both must have the same answer for somebody who may not read it. */
export type FilterGuess = { right: Filter[]; wrong: Filter[] };

const nobody = '00000000-0000-4000-8000-00000000dead';

export function guessesFor(schema: Schema, collection: Collection, field: Field, row: Row): FilterGuess {
	const value = row[field.name];
	if (value === null || value === undefined || field.isAlias) return { right: [], wrong: [] };
	const isKey = schema.relations.some(({ from, field: key }) => from === collection.name && key === field.name);
	const [right, wrong] = field.isConcealed ? [[], []] : isKey ? [[{ _eq: value }], [{ _eq: otherKey(value) }]] : operators(field, value);
	const on = (conditions: Filter[]) => conditions.map((condition) => ({ [field.name]: condition }));
	const functions = isKey ? { right: [], wrong: [] } : functionGuesses(field, value);
	return {
		right: [...on([...right, { _nnull: true }]), ...functions.right],
		wrong: [...on([...wrong, { _null: true }]), ...functions.wrong],
	};
}

const otherKey = (value: unknown) => (typeof value === 'number' ? value + 90_000 : nobody);

function operators(field: Field, value: unknown): [right: Filter[], wrong: Filter[]] {
	const text = String(value);
	// Empty values cannot be searched.
	const inner = text.slice(1, 9) || text;
	switch (field.type) {
		case 'string':
		case 'text':
		case 'csv':
			return [
				[{ _starts_with: text.slice(0, 7) }, { _contains: inner }, { _in: [text] }],
				[{ _starts_with: `!${text.slice(0, 7)}` }, { _contains: `${inner}!!` }, { _in: [`${text}!`] }],
			];
		case 'integer':
		case 'bigInteger':
		case 'decimal':
		case 'float': {
			const number = Number(value);
			return [
				[{ _eq: number }, { _gt: number - 1 }, { _between: [number - 1, number + 1] }],
				[{ _eq: number + 3 }, { _gt: number + 1 }, { _between: [number + 1, number + 2] }],
			];
		}
		case 'boolean':
			return [[{ _eq: value }], [{ _eq: !value }]];
		case 'date':
		case 'dateTime':
		case 'timestamp': {
			const year = Number(text.slice(0, 4));
			return [
				[{ _eq: text }, { _gt: `${year - 1}${text.slice(4)}` }],
				[{ _eq: `${year + 300}${text.slice(4)}` }, { _gt: `${year + 300}${text.slice(4)}` }],
			];
		}
		case 'time':
			return [[{ _eq: text }], [{ _eq: '03:03:03' }]];
		case 'uuid':
			return [[{ _eq: text }], [{ _eq: nobody }]];
		default:
			return [[], []];
	}
}

function functionGuesses(field: Field, value: unknown): FilterGuess {
	if (['date', 'dateTime', 'timestamp'].includes(field.type)) {
		const year = Number(String(value).slice(0, 4));
		return { right: [{ [`year(${field.name})`]: { _eq: year } }], wrong: [{ [`year(${field.name})`]: { _eq: year + 300 } }] };
	}
	if (field.type === 'json' && Array.isArray(value))
		return {
			right: [{ [`count(${field.name})`]: { _eq: value.length } }],
			wrong: [{ [`count(${field.name})`]: { _eq: value.length + 7 } }],
		};
	return { right: [], wrong: [] };
}
