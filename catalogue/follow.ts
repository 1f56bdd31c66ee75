import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { createQuotes } from '#content/quotes.ts';
import type { Replica } from '#content/replica/replica.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { Catalogue } from './catalogue.ts';
import { buildListing, collectTexts, type PropertyFacts } from './listing.ts';
import { createSurroundings } from './surroundings.ts';

export type CatalogueSource = Pick<Replica, 'get' | 'list' | 'facts' | 'next' | 'size' | 'ids' | 'onChange'>;

/** Small batches, so that no request waits for them. */
const DESCRIBED_AT_ONCE = 50;
const CHECK_DAY_MS = 30_000;

const WHOLE = { field: '', target: 0, limit: 100_000, offset: 0 };

const placeCollections = new Set(['location', 'area', 'project', 'developer']);

/**
 * Fills the catalogue from content and keeps it in step. When it returns, listings can be filtered, sorted and found by place and type; names and
 * descriptions are read afterwards in batches, until `described` resolves.
 */
export function followContent(catalogue: Catalogue, replica: CatalogueSource, today: () => string = cairoToday) {
	const surroundings = createSurroundings(replica);
	const quote = createQuotes(replica, () => day);
	let day = today();
	const offersInForce = () => replica.list('offer', { ...WHOLE, today: day });
	let offers = offersInForce();
	let isStopped = false;

	function put(property: PropertyFacts): void {
		const quoted = quote(property);
		const place = surroundings.place(property.area, property.project);
		const terms = surroundings.terms(quoted.purpose, quoted.payment_plans, quoted.offer_cash_percent);
		const listing = buildListing(quoted, place, terms);
		if (listing) catalogue.put(listing);
		else catalogue.remove(property.id);
	}

	function refresh(id: number): void {
		const property = replica.get('property', id);
		if (!property) catalogue.remove(id);
		else {
			put(property);
			catalogue.describe(id, collectTexts(property));
		}
	}

	/** Requotes the listings that an offer applies to, or applied to until now. */
	function renewOffers(): void {
		const before = offers;
		offers = offersInForce();
		const all = [...before, ...offers];
		const compounds = all.flatMap(({ property, project, developer }) => {
			if (property !== null) return [];
			return project === null ? compoundsBy(developer) : [project];
		});
		requote([...all.flatMap(({ property }) => property ?? []), ...idsIn(compounds)]);
	}

	/** Developers that are not public are not in the catalogue. */
	const compoundsBy = (developer: number | null): number[] =>
		developer === null ? [] : replica.list('project', { ...WHOLE, field: 'developer', target: developer, today: day }).map(({ id }) => id);

	const idsIn = (compounds: number[]): number[] =>
		compounds.length === 0 ? [] : catalogue.find({ filters: { compounds }, limit: catalogue.size });

	function requote(ids: readonly number[]): void {
		for (const id of new Set(ids)) {
			const property = catalogue.has(id) ? replica.get('property', id) : null;
			if (property) put(property);
		}
	}

	const nameAmenity = (id: number) => catalogue.nameAmenity(id, surroundings.amenityNames(id));

	function apply(keys: ReadonlySet<string>): void {
		const changed = Map.groupBy(recordsIn(keys), ({ collection }) => collection);
		if ([...placeCollections].some((collection) => changed.has(collection))) {
			surroundings.forgetPlaces();
			catalogue.renewPlaces(({ area, compound }) => surroundings.place(area, compound));
			// A compound's developer decides which offers apply to it.
			requote(idsIn((changed.get('project') ?? []).map(({ id }) => Number(id))));
		}
		if (changed.has('payment_plan')) {
			surroundings.forgetTerms();
			catalogue.renewTerms((terms) => (terms.cash ? surroundings.terms('sale', terms.plans, terms.cashPercent) : terms));
		}
		if (changed.has('offer')) renewOffers();
		for (const { id } of changed.get('amenity') ?? []) nameAmenity(Number(id));
		for (const { id } of changed.get('property') ?? []) refresh(Number(id));
	}

	/** Listings expire, and offers begin and end, by the day in Cairo. */
	function checkDay(): void {
		if (today() === day) return;
		day = today();
		catalogue.setToday(day);
		renewOffers();
	}

	async function describeAll(): Promise<void> {
		for (let after = ''; !isStopped; ) {
			const properties = replica.next('property', after, DESCRIBED_AT_ONCE);
			for (const property of properties) catalogue.describe(property.id, collectTexts(property));
			if (properties.length < DESCRIBED_AT_ONCE) return;
			after = String(properties.at(-1)?.id);
			await yieldToOthers();
		}
	}

	catalogue.setToday(day);
	catalogue.reserve(replica.size('property'));
	for (const id of replica.ids('amenity')) nameAmenity(Number(id));
	for (const property of replica.facts('property')) put(property);
	const unfollow = replica.onChange(apply);
	const clock = setInterval(checkDay, CHECK_DAY_MS).unref();
	return {
		described: describeAll(),
		checkDay,
		stop(): void {
			isStopped = true;
			unfollow();
			clearInterval(clock);
		},
	};
}

/** Picks the keys of records; the other keys are of lists. */
const recordsIn = (keys: ReadonlySet<string>) =>
	[...keys].flatMap((key) => {
		const [, collection, id] = /^(\w+):(.+)$/.exec(key) ?? [];
		return collection && id ? [{ collection, id }] : [];
	});
