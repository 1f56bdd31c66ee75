import type { z } from 'zod';
import * as compoundParts from './compound-parts.ts';
import * as editorial from './editorial.ts';
import * as listings from './listings.ts';
import * as people from './people.ts';
import * as places from './places.ts';
import * as tours from './tours.ts';

/** Every collection of the site: how a row is parsed, in which lists it appears, and when. */
type Listing<E> = {
	/** Lists of other records that include this one: field → id. */
	under?: (entity: E) => Record<string, number | null>;
	/** Smaller comes first. */
	rank?: (entity: E) => number;
	/** First and last day on which it is shown; outside them it is neither in lists nor found by id. */
	from?: (entity: E) => string | null;
	until?: (entity: E) => string | null;
	/** After the last day it is in no list, but its page remains and says that it is over. */
	keepsPage?: true;
	/** Not in any list at all. */
	unlisted?: (entity: E) => boolean;
	/** What is kept of an older version when the newest one does not parse, since its prices may be out of date; null: nothing. */
	inDoubt?: (entity: E) => E | null;
};

const define = <S extends z.ZodType>(schema: S, listing: Listing<z.output<S>> = {}) =>
	({ schema, ...listing }) as { schema: S } & Listing<z.output<S>>;

const bySort = <E extends { sort: number | null; id: number }>(entity: E) => entity.sort ?? 1_000_000 + entity.id;
/** By time, and within a millisecond by id. */
const newestFirst = (moment: string | null, id: number) => -((moment ? Date.parse(moment) : 0) * 1000 + (id % 1000));

export const registry = {
	location: define(places.location, { rank: bySort }),
	area: define(places.area, { rank: bySort, under: ({ location }) => ({ location }) }),
	developer: define(people.developer, { rank: bySort }),
	project: define(listings.project, {
		rank: ({ date_created, id }) => newestFirst(date_created, id),
		under: ({ developer, area }) => ({ developer, area }),
	}),
	cluster: define(compoundParts.cluster, { rank: bySort, under: ({ project }) => ({ project }) }),
	construction_update: define(compoundParts.constructionUpdate, {
		rank: ({ seen_on, id }) => newestFirst(seen_on, id),
		under: ({ project }) => ({ project }),
		from: ({ seen_on }) => seen_on,
	}),
	launch: define(listings.launch, {
		rank: ({ launch_date }) => Date.parse(launch_date),
		under: ({ project, developer, area }) => ({ project, developer, area }),
		inDoubt: (launch) => ({ ...launch, starting_price: null, eoi_amount: null }),
	}),
	property: define(listings.property, {
		rank: ({ date_created, id }) => newestFirst(date_created, id),
		under: ({ project, area, agent }) => ({ project, area, agent }),
		until: ({ expires_on }) => expires_on,
		keepsPage: true,
		unlisted: ({ status }) => status === 'sold',
		// Pages then say that the price was not checked.
		inDoubt: (property) => ({ ...property, price_checked_on: null }),
	}),
	payment_plan: define(listings.paymentPlan, { inDoubt: () => null }),
	exchange_rate: define(listings.exchangeRate, {
		rank: ({ rated_on, id }) => newestFirst(rated_on, id),
		from: ({ rated_on }) => rated_on,
		inDoubt: () => null,
	}),
	amenity: define(listings.amenity, { rank: bySort }),
	tour: define(tours.tour),
	tour_room: define(tours.tourRoom, { rank: bySort, under: ({ tour }) => ({ tour }) }),
	tour_link: define(tours.tourLink, { under: ({ room }) => ({ room }) }),
	agent: define(people.agent, { rank: bySort }),
	team_member: define(people.teamMember, { rank: bySort }),
	partner: define(people.partner, { rank: bySort }),
	testimonial: define(people.testimonial, { rank: bySort, under: ({ area }) => ({ area }) }),
	offer: define(listings.offer, {
		rank: ({ valid_until }) => Date.parse(valid_until),
		under: ({ project, property, developer }) => ({ project, property, developer }),
		from: ({ valid_from }) => valid_from,
		until: ({ valid_until }) => valid_until,
		inDoubt: () => null,
	}),
	tag: define(editorial.tag, { rank: bySort }),
	post: define(editorial.post, {
		rank: ({ published_on, id }) => newestFirst(published_on, id),
		under: ({ author }) => ({ author }),
		from: ({ published_on }) => published_on,
	}),
	career: define(editorial.career, { until: ({ valid_through }) => valid_through, keepsPage: true }),
	page: define(editorial.page),
	page_block: define(editorial.pageBlock, { rank: bySort, under: ({ page }) => ({ page }) }),
	setting: define(editorial.setting),
	directus_files: define(editorial.file, { rank: () => 0, unlisted: () => true }),
	placeholder: define(editorial.placeholder, { rank: () => 0, unlisted: () => true }),
};

export type Registry = typeof registry;
export type CollectionName = keyof Registry;
export type Entity<C extends CollectionName> = z.output<Registry[C]['schema']>;

export function isShown<C extends CollectionName>(collection: C, entity: Entity<C>, today: () => string): boolean {
	const { from, until, keepsPage } = registry[collection] as Listing<Entity<C>>;
	const [first, last] = [from?.(entity) ?? null, keepsPage ? null : (until?.(entity) ?? null)];
	return (first === null || first <= today()) && (last === null || last >= today());
}

/** Sorted as in lists. */
export function inOrder<C extends CollectionName>(collection: C, entities: Entity<C>[]): Entity<C>[] {
	const { rank } = registry[collection] as Listing<Entity<C>>;
	return rank ? entities.toSorted((one, other) => rank(one) - rank(other)) : entities;
}

export const isCollection = (name: string): name is CollectionName => Object.hasOwn(registry, name);
