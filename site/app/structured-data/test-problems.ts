import { findRange, fits, isClass, isSubtype } from './test-vocabulary.ts';

export type Node = { [property: string]: unknown; '@type'?: string; '@id'?: string };

/** Fields that Google requires, by class. */
const required: Record<string, readonly string[]> = {
	AggregateOffer: ['lowPrice', 'priceCurrency'],
	BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher'],
	BreadcrumbList: ['itemListElement'],
	FAQPage: ['mainEntity'],
	GeoCoordinates: ['latitude', 'longitude'],
	ItemList: ['itemListElement'],
	JobPosting: ['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization', 'jobLocation'],
	ListItem: ['position'],
	Offer: ['url'],
	ProfilePage: ['mainEntity'],
	Question: ['name', 'acceptedAnswer'],
	RealEstateAgent: ['name', 'url'],
	RealEstateListing: ['name', 'mainEntity'],
	Review: ['author', 'itemReviewed', 'reviewBody'],
	SearchAction: ['target', 'query-input'],
	WebSite: ['name', 'url'],
};

/** Everything wrong with a page's JSON-LD: unknown classes or properties, wrong kinds of values, missing fields, dangling references. */
export function findProblems(document: Node): string[] {
	const graph = (document['@graph'] ?? []) as Node[];
	const ids = graph.flatMap(idsIn);
	const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
	return [
		...(document['@context'] === 'https://schema.org' ? [] : ['no context']),
		...doubled.map((id) => `${id} is described twice`),
		...graph.flatMap((node) => nodeProblems(node, node['@type'] ?? 'a node', new Set(ids))),
	];
}

/** Ids of top-level nodes; nested nodes may repeat an id. */
const idsIn = (node: Node): string[] => (node['@id'] ? [node['@id']] : []);

function nodeProblems(node: Node, path: string, ids: ReadonlySet<string>): string[] {
	const type = node['@type'];
	if (type === undefined) return [`${path} has no type`];
	if (!isClass(type)) return [`${path}: there is no class ${type}`];
	const missing = (required[type] ?? []).filter((property) => isEmpty(node[property])).map((property) => `${path} lacks ${property}`);
	const listItem = type === 'ListItem' && isEmpty(node['url']) && isEmpty(node['item']) ? [`${path} leads nowhere`] : [];
	const stated = Object.entries(node).filter(([property]) => !property.startsWith('@'));
	return [
		...missing,
		...listItem,
		...stated.flatMap(([property, value]) => propertyProblems(type, property, value, `${path}.${property}`, ids)),
	];
}

function propertyProblems(type: string, property: string, value: unknown, path: string, ids: ReadonlySet<string>): string[] {
	if (property === 'query-input' && isSubtype(type, 'Action')) return [];
	const range = findRange(type, property);
	if (!range) return [`${path}: ${type} has no such property`];
	if (Array.isArray(value)) return value.length ? value.flatMap((one) => valueProblems(one, range, path, ids)) : [`${path} is empty`];
	return valueProblems(value, range, path, ids);
}

function valueProblems(value: unknown, range: string[], path: string, ids: ReadonlySet<string>): string[] {
	if (value === null || value === undefined) return [`${path} is nothing`];
	if (typeof value !== 'object') return fits(value as string, range) ? [] : [`${path}: ${String(value)} is no ${range.join(' or ')}`];
	const node = value as Node;
	if (node['@type'] === undefined) return isKnown(node, ids) ? [] : [`${path} names ${node['@id'] ?? 'nothing'}, which is not here`];
	const type = node['@type'];
	if (isClass(type) && !range.some((kind) => isSubtype(type, kind))) return [`${path}: ${type} is no ${range.join(' or ')}`];
	return nodeProblems(node, path, ids);
}

const isKnown = ({ '@id': id }: Node, ids: ReadonlySet<string>) => id !== undefined && (ids.has(id) || id.startsWith('http://purl.org/'));

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
