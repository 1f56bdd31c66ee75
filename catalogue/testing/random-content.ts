import fc from 'fast-check';
import { assemble, type Document } from '#content/documents.ts';
import { type CollectionName, isCollection } from '#content/entities/registry.ts';
import { findLayout } from '#content/layout.ts';
import type { Replica } from '#content/replica/replica.ts';
import { makeWorld } from '#seed/world/world.ts';
import { dayAfter, TODAY } from './random-listings.ts';

/** The part of the sample that the catalogue is built from, how it arrives, and how editors change it. */
const PROPERTIES = 60;
const AT_ONCE = 25;

const collections = ['location', 'area', 'developer', 'project', 'payment_plan', 'amenity', 'agent', 'offer', 'property'] as const;
type Followed = (typeof collections)[number];

const documents = new Map<CollectionName, Document[]>(collections.map((collection) => [collection, []]));
for (const { collection, row, parts } of makeWorld(TODAY, PROPERTIES).records()) {
	const layout = findLayout(collection);
	if (!layout || !isCollection(collection)) continue;
	const selectRows = (table: string) => parts.filter((part) => part.table === table).flatMap(({ rows }) => rows);
	documents.get(collection)?.push(assemble(layout, row, selectRows));
}

export const sampleDocuments = (collection: Followed): readonly Document[] => documents.get(collection) ?? [];

/** Any number selects a document of the collection. */
const at = (collection: Followed, number: number): Document => {
	const all = sampleDocuments(collection);
	return all[number % all.length] as Document;
};
const idAt = (collection: Followed, number: number) => at(collection, number).id;

type Change = (document: Document, number: number) => Document;
const renamed: Change = (document, number) => ({ ...document, translations: at('location', number)['translations'] });

/** What an editor may change, mostly references to other records. */
const changes: Record<Followed, Change[]> = {
	location: [renamed],
	area: [renamed, (document, number) => ({ ...document, location: idAt('location', number) })],
	developer: [renamed],
	project: [
		renamed,
		(document, number) => ({ ...document, developer: idAt('developer', number) }),
		(document, number) => ({ ...document, area: idAt('area', number) }),
	],
	payment_plan: [(document, number) => ({ ...document, down_payment_percent: number % 40, years: 1 + (number % 10) })],
	amenity: [renamed],
	agent: [renamed],
	offer: [
		(document, number) => ({ ...document, property: null, project: null, developer: idAt('developer', number) }),
		(document, number) => ({ ...document, property: null, project: idAt('project', number) }),
		(document, number) => ({ ...document, property: idAt('property', number) }),
		(document, number) => ({ ...document, payment_plans: number % 2 ? [idAt('payment_plan', number)] : [] }),
		(document, number) => ({
			...document,
			discount_percent: number % 30,
			cash_only: number % 3 === 0,
			types: number % 2 ? ['apartment'] : [],
		}),
		(document, number) => ({ ...document, valid_from: dayAfter((number % 5) - 2), valid_until: dayAfter(number % 4) }),
	],
	property: [
		(document, number) => ({ ...document, payment_plans: [idAt('payment_plan', number), idAt('payment_plan', number + 1)] }),
		(document, number) => ({ ...document, project: idAt('project', number), area: idAt('area', number) }),
		(document, number) => ({ ...document, market: number % 2 ? 'primary' : 'resale', price: 1_000_000 + number * 1000 }),
		(document, number) => ({ ...document, remaining_amount: number % 3 ? number * 10_000 : null, over_amount: number * 1000 }),
		(document, number) => ({ ...document, agent: idAt('agent', number), view: 'sea', finishing: 'lux' }),
		(document, number) => ({ ...document, amenities: [idAt('amenity', number)] }),
		(document, number) => ({ ...document, expires_on: number % 2 ? dayAfter(number % 4) : '2200-01-01' }),
		(document) => ({ ...document, status: 'sold' }),
		(document, number) => ({ ...document, translations: at('property', number)['translations'] }),
	],
};

type Edit = { collection: Followed; record: number; number: number; how: 'change' | 'remove' | 'add' };
/** A page is a batch of documents, as a pull delivers them. */
export type Step = Edit | { collection: Followed; page: number } | 'ask' | 'next day';

const edit: fc.Arbitrary<Edit> = fc.record({
	collection: fc.constantFrom(...collections),
	record: fc.nat(1000),
	number: fc.nat(1000),
	how: fc.constantFrom('change', 'change', 'remove', 'add'),
});

const listPages = (collection: Followed): Step[] =>
	Array.from({ length: Math.ceil(sampleDocuments(collection).length / AT_ONCE) }, (_, page) => ({ collection, page }));

/** All collections in random order, with edits, questions and midnights in between. */
export const randomSteps: fc.Arbitrary<Step[]> = fc
	.record({
		order: fc.shuffledSubarray([...collections], { minLength: collections.length }),
		between: fc.array(
			fc.record({
				after: fc.nat(100),
				step: fc.oneof({ weight: 12, arbitrary: edit }, fc.constant<Step>('ask'), fc.constant<Step>('next day')),
			}),
			{ maxLength: 60 },
		),
	})
	.map(({ order, between }) => {
		const pages = order.flatMap(listPages);
		return pages.flatMap((page, index) => [page, ...between.filter(({ after }) => after % pages.length === index).map(({ step }) => step)]);
	});

/** Writes one step to the replica, as if it came from Directus. */
export function write(replica: Replica, step: Exclude<Step, string>): void {
	replica.change(({ put, remove }) => {
		const { collection } = step;
		if ('page' in step) {
			const page = sampleDocuments(collection).slice(step.page * AT_ONCE, (step.page + 1) * AT_ONCE);
			return page.flatMap((document) => put(collection, document));
		}
		const document = at(collection, step.record);
		if (step.how === 'remove') return remove(collection, String(document.id));
		const change = changes[collection][step.number % changes[collection].length] as Change;
		return put(collection, step.how === 'add' ? document : change(document, step.number));
	});
}
