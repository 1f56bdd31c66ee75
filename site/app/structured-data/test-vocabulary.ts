import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** schema.org's vocabulary, read from the type declarations of `schema-dts`. */
type Class = { parents: string[]; properties: Map<string, string[]> };

const declarations = readFileSync(
	createRequire(import.meta.url)
		.resolve('schema-dts')
		.replace(/\.js$/, '.d.ts'),
	'utf8',
);

const named = (list: string) => list.split(/[,|]/).map((name) => name.trim().replace(/Base$|<.*$/g, ''));

const bases = new Map<string, Class>(
	[...declarations.matchAll(/^interface (\w+)Base extends ([^{]+?) \{\n([\s\S]*?)^\}/gm)].map(([, name = '', parents = '', body = '']) => [
		name,
		{
			parents: named(parents).filter((parent) => parent !== 'Partial'),
			properties: new Map(
				[...body.matchAll(/^ {4}"([\w-]+)"\?: SchemaValue<(.*), "\1">;$/gm)].map(([, property = '', range = '']) => [
					property,
					named(range).filter((kind) => kind !== 'IdReference'),
				]),
			),
		},
	]),
);

/** Class → itself and all its superclasses. */
const families = new Map<string, Set<string>>(
	[...declarations.matchAll(/^export interface (\w+)Leaf extends ([^{]+?) \{/gm)].map(([, name = '', parents = '']) => [
		name,
		new Set([name, ...named(parents).flatMap(withAncestors)]),
	]),
);

function withAncestors(name: string): string[] {
	return [name, ...(bases.get(name)?.parents ?? []).flatMap(withAncestors)];
}

/** Enumeration values, such as `https://schema.org/InStock`. */
const literals = new Map(
	[...declarations.matchAll(/^export type (\w+) = (.*);$/gm)].map(([, name = '', alternatives = '']) => [name, alternatives.split(' | ')]),
);

export const isClass = (name: string): boolean => families.has(name);

/** The types a property of a class may have; null when the class has no such property. */
export function findRange(type: string, property: string): string[] | null {
	for (const name of families.get(type) ?? []) {
		const range = bases.get(name)?.properties.get(property);
		if (range) return range;
	}
	return null;
}

export const isSubtype = (type: string, expected: string): boolean => families.get(type)?.has(expected) ?? false;

/** Whether a plain value is allowed for one of these types. */
export function fits(value: string | number | boolean, range: string[]): boolean {
	if (typeof value === 'boolean') return range.includes('Boolean');
	if (typeof value === 'number')
		return (
			Number.isFinite(value) &&
			(range.some((kind) => ['Number', 'Float'].includes(kind)) || (range.includes('Integer') && Number.isInteger(value)))
		);
	return range.some((kind) => stringFits(value, kind));
}

function stringFits(value: string, kind: string): boolean {
	if (!value.trim()) return false;
	switch (kind) {
		case 'Text':
			return true;
		// Any thing may be given as its URL.
		case 'Thing':
		case 'URL':
			return URL.canParse(value);
		case 'Date':
			return /^\d{4}(-\d\d-\d\d)?$/.test(value);
		case 'DateTime':
			return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value);
		case 'Number':
		case 'Integer':
		case 'Float':
			return /^-?\d+(\.\d+)?$/.test(value);
		default:
			return literals.get(kind)?.some((literal) => literal === `"${value}"` || literal === 'string') ?? false;
	}
}
