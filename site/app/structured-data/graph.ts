import type { Graph, Thing, WebPageLeaf } from 'schema-dts';
import type { Crumb } from '../ui/crumbs.tsx';
import { breadcrumbs } from './breadcrumbs.ts';
import { type Describe, type DescribedPage, pageFields } from './described-page.ts';

/** The whole JSON-LD of a page: site, page, breadcrumbs, and what its loader adds. */
export function buildGraph(page: DescribedPage, trail: Crumb[], describe: Describe | undefined): Graph {
	const things = describe?.(page) ?? [];
	const isDescribed = things.some((thing) => readId(thing) === page.address);
	const plain: WebPageLeaf = { ...pageFields(page), '@type': 'WebPage' };
	return {
		'@context': 'https://schema.org',
		'@graph': [...(isDescribed ? [] : [plain]), ...things, ...(trail.length > 1 ? [breadcrumbs(page, trail)] : [])],
	};
}

const readId = (thing: Thing) => (typeof thing === 'object' && '@id' in thing ? thing['@id'] : null);
