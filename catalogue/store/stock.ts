import { areaSteps, findStep, priceSteps } from '../counts/steps.ts';
import type { Listing, Place, Texts } from '../listing.ts';
import { hashText, OTHER_SEED, plainReference } from '../reference.ts';
import type { Terms } from '../terms.ts';
import { createWords } from '../text/words.ts';
import { Columns, NEVER } from './columns.ts';
import { cairoDayNumber, dayNumber } from './days.ts';
import { createFacts } from './facts.ts';
import { createNames } from './names.ts';
import { Pool } from './pool.ts';
import { RowTable } from './row-table.ts';
import {
	type Amenities,
	type Aspect,
	aspectKey,
	type Cost,
	type Kind,
	kindKey,
	MANY_BATHROOMS,
	MANY_BEDROOMS,
	type PlaceNumbers,
	READY,
	type Size,
	type Trait,
	traitKey,
	UNKNOWN_YEAR,
} from './shared.ts';
import { Tally } from './tally.ts';

export type Stock = ReturnType<typeof createStock>;

/** The largest second that fits into the column, in 2106. */
const LAST_SECOND = 0xffffffff;

const known = (value: number | null) => value ?? Number.NaN;
const referenceKey = (code: string) => (code === '' ? 0 : hashText(code) || 1);
const dayOr = (day: string | null, otherwise: number) => (day === null ? otherwise : dayNumber(day));

/** Terms that do not come from plans belong to one listing alone. */
const termsKey = ({ purpose, terms: { plans, cashPercent, cash, instalments } }: Listing) =>
	`${purpose},${cashPercent},${plans.join()}${cash ? '' : instalments.map(({ down, monthly, years }) => `,${down} ${monthly} ${years}`)}`;

/** All listings in memory: one row of numbers each, and shared values stored once. All calls are synchronous, so readers never see half a change. */
export function createStock() {
	const columns = new Columns();
	const names = createNames();
	const words = createWords(names);
	const kinds = new Pool<Kind>((_, { type }) => words.nameType(type));
	const traits = new Pool<Trait>((_, { finishing, view }) => words.nameTrait(finishing, view));
	const places = new Pool<PlaceNumbers>((number, { place }) => words.namePlace(number, place), words.forgetPlace);
	const amenities = new Pool<Amenities>();
	const sizes = new Pool<Size>();
	const costs = new Pool<Cost>();
	/** The day it was entered; 0 is not known. */
	const days = new Pool<number>();
	const aspects = new Pool<Aspect>();
	const agents = new Pool<number>();
	const terms = new Pool<Terms>();
	const facts = createFacts({ kinds, traits, places, costs, sizes, days, agents, aspects });
	const tally = new Tally();
	const byId = new RowTable((row) => columns.id[row] as number);
	const byReference = new RowTable((row) => columns.reference[row] as number);
	/** Earlier list prices and today's, by row. */
	const history = new Map<number, { since: number; price: number }[]>();
	const state = { today: 0, count: 0 };

	const findRow = (id: number): number => byId.find(id);

	/** The row of a reference code, in any spelling; 0 if there is none. */
	function rowOfReference(text: string): number {
		const code = plainReference(text);
		const check = hashText(code, OTHER_SEED);
		return code === '' ? 0 : byReference.find(referenceKey(code), (row) => columns.referenceCheck[row] === check);
	}

	const buildKind = (listing: Listing): Kind => ({
		purpose: names.purpose.of(listing.purpose),
		rentPeriod: names.rentPeriod.of(listing.rentPeriod),
		market: names.market.of(listing.market),
		category: names.category.of(listing.category),
		type: names.type.of(listing.type),
		bedrooms: Math.min(MANY_BEDROOMS, listing.bedrooms ?? -1),
		bathrooms: Math.min(MANY_BATHROOMS, listing.bathrooms ?? -1),
	});
	const buildTrait = ({ finishing, furnished, view, ready, delivery, exclusive, offer, remaining }: Listing): Trait => ({
		finishing: names.finishing.of(finishing),
		furnished,
		view: names.view.of(view),
		delivery: ready ? READY : delivery ? Number(delivery.slice(0, 4)) : UNKNOWN_YEAR,
		exclusive,
		offer,
		remaining,
	});
	const buildAspect = ({ floor, orientation, garden, nearMetro, nearMonorail }: Listing): Aspect => ({
		floor,
		orientation: names.orientation.of(orientation),
		garden: (garden ?? 0) > 0,
		metro: nearMetro,
		monorail: nearMonorail,
	});
	const buildWhere = (place: Place): PlaceNumbers => ({
		place,
		regions: names.regions.of(place.regions.join(' ')),
		location: names.location.of(place.location),
		area: names.area.of(place.area),
		compound: names.compound.of(place.compound),
		developer: names.developer.of(place.developer),
	});

	/** Pool numbers for everything the listing shares. */
	function take(listing: Listing) {
		const { place, amenities: members, price, allIn } = listing;
		const kind = buildKind(listing);
		const trait = buildTrait(listing);
		const aspect = buildAspect(listing);
		const egp = listing.currency === 'EGP';
		const size = {
			builtUp: findStep(areaSteps, known(listing.builtUp)),
			garden: findStep(areaSteps, known(listing.garden)),
			land: findStep(areaSteps, known(listing.land)),
		};
		const day = listing.created === null ? 0 : cairoDayNumber(listing.created);
		const priceStep = (amount: number | null) => (egp ? findStep(priceSteps, known(amount)) : 0);
		const cost = { price: priceStep(price), allIn: priceStep(allIn), over: priceStep(listing.over) };
		return {
			kind: kinds.take(kindKey(kind), () => kind),
			trait: traits.take(traitKey(trait), () => trait),
			place: places.take(`${place.area},${place.compound}`, () => buildWhere(place)),
			amenities: amenities.take(members.join(), () => ({ members: [...new Set(members)].map((id) => names.amenity.of(id)) })),
			size: sizes.take((size.builtUp * 64 + size.garden) * 64 + size.land, () => size),
			cost: costs.take((cost.price * 64 + cost.allIn) * 64 + cost.over, () => cost),
			day: days.take(day, () => day),
			aspect: aspects.take(aspectKey(aspect), () => aspect),
			agent: agents.take(listing.agent ?? -1, () => names.agent.of(listing.agent)),
			terms: terms.take(termsKey(listing), () => listing.terms),
		};
	}

	function release(row: number): void {
		tally.change(columns.place[row] as number, columns.kind[row] as number, -1);
		kinds.release(columns.kind[row] as number);
		traits.release(columns.trait[row] as number);
		places.release(columns.place[row] as number);
		amenities.release(columns.amenities[row] as number);
		sizes.release(columns.size[row] as number);
		costs.release(columns.cost[row] as number);
		days.release(columns.day[row] as number);
		aspects.release(columns.aspect[row] as number);
		agents.release(columns.agent[row] as number);
		terms.release(columns.terms[row] as number);
		if (columns.reference[row] !== 0) byReference.remove(row);
	}

	function put(listing: Listing): void {
		const until = dayOr(listing.until, NEVER);
		if (until < state.today) {
			remove(listing.id);
			return;
		}
		const shared = take(listing);
		const code = plainReference(listing.reference);
		const reference = referenceKey(code);
		const before = findRow(listing.id);
		if (before !== 0) release(before);
		const row = before || columns.claim();
		const egp = listing.currency === 'EGP';
		columns.id[row] = listing.id;
		columns.place[row] = shared.place;
		columns.amenities[row] = shared.amenities;
		columns.terms[row] = shared.terms;
		columns.agent[row] = shared.agent;
		columns.trait[row] = shared.trait;
		columns.size[row] = shared.size;
		columns.cost[row] = shared.cost;
		columns.day[row] = shared.day;
		columns.aspect[row] = shared.aspect;
		columns.price[row] = egp ? listing.price : Number.NaN;
		history.set(
			row,
			listing.history.map(({ since, price }) => ({ since: dayNumber(since), price })),
		);
		columns.allIn[row] = egp ? listing.allIn : Number.NaN;
		columns.over[row] = egp ? known(listing.over) : Number.NaN;
		columns.builtUp[row] = known(listing.builtUp);
		columns.garden[row] = known(listing.garden);
		columns.land[row] = known(listing.land);
		columns.longitude[row] = known(listing.point?.lng ?? null);
		columns.latitude[row] = known(listing.point?.lat ?? null);
		columns.created[row] = Math.min(LAST_SECOND, Math.max(0, Math.floor((listing.created ?? 0) / 1000)));
		columns.checked[row] = dayOr(listing.checked, 0);
		columns.delivery[row] = listing.ready ? 0 : dayOr(listing.delivery, NEVER);
		columns.until[row] = until;
		columns.quality[row] = computeQuality(listing);
		columns.reference[row] = reference;
		columns.referenceCheck[row] = hashText(code, OTHER_SEED);
		columns.kind[row] = shared.kind;
		tally.change(shared.place, shared.kind, 1);
		if (reference !== 0) byReference.add(row);
		if (before !== 0) return;
		columns.texts[row] = 0;
		byId.add(row);
		state.count++;
	}

	function remove(id: number): void {
		const row = findRow(id);
		if (row === 0) return;
		release(row);
		words.forget(row);
		history.delete(row);
		byId.remove(row);
		columns.release(row);
		state.count--;
	}

	/** Sets the words of an existing listing. Unchanged words cost almost nothing. */
	function describe(id: number, texts: Texts): void {
		const row = findRow(id);
		if (row === 0) return;
		const hash = [...texts.names, '', ...texts.descriptions].reduce((seed, text) => hashText(`${text}\0`, seed), OTHER_SEED);
		if (columns.texts[row] === hash) return;
		words.describe(row, texts);
		columns.texts[row] = hash;
	}

	function setToday(day: string): void {
		state.today = dayNumber(day);
		for (let row = 1; row < columns.rows; row++)
			if (columns.kind[row] !== 0 && (columns.until[row] as number) < state.today) remove(columns.id[row] as number);
	}

	return {
		...{
			columns,
			names,
			words,
			kinds,
			traits,
			places,
			amenities,
			sizes,
			costs,
			days,
			agents,
			aspects,
			terms,
			facts,
			tally,
			history,
			state,
		},
		...{ put, remove, describe, setToday, findRow, rowOfReference },
		/** Updates the names of places and their developers. */
		renewPlaces(renewed: (place: Place) => Place): void {
			for (const [number, { place }] of places.entries()) places.renew(number, buildWhere(renewed(place)));
		},
		renewTerms(renewed: (terms: Terms) => Terms): void {
			for (const [number, value] of terms.entries()) terms.renew(number, renewed(value));
		},
	};
}

const FULLY_SHOWN = 5;

/** Up to 8: featured or exclusive, and the number of photos. */
const computeQuality = ({ featured, exclusive, photos }: Listing) =>
	(featured ? 4 : 0) + (exclusive ? 2 : 0) + (photos >= FULLY_SHOWN ? 2 : photos > 0 ? 1 : 0);
