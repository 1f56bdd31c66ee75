import { writeSampleReplica } from '#bin/sample-replica.ts';
import { buildListing, collectTexts, type Listing, type Place, type Texts } from '#catalogue/listing.ts';
import { createSurroundings } from '#catalogue/surroundings.ts';
import { buildKnowledge, type Knowledge } from '#catalogue/words/knowledge.ts';
import { openReplica } from '#content/replica/replica.ts';
import { cairoToday } from '#domain/cairo.ts';
import { createLogger } from '#runtime/logger.ts';
import { random } from '#seed/world/random.ts';
import { makeWorld } from '#seed/world/world.ts';

export type Described = { listing: Listing; texts: Texts };
export type Sample = {
	listings: Described[];
	amenities: Map<number, string[]>;
	today: string;
	knowledge: Knowledge;
	/** Names as typed letter by letter, in both languages, some after other words. */
	typed: string[];
};

const SAMPLE = 6000;
/** A large brokerage has more compounds than the sample, but of the same kinds. */
const COMPOUND_TWINS = 40;
const DAY = 86_400_000;

export function writeSample(file: string): void {
	writeSampleReplica(file, makeWorld(cairoToday(), SAMPLE), () => {});
}

/** Builds the listings as the site does. */
export function sampleListings(file: string): Sample {
	const today = cairoToday();
	const replica = openReplica(file, createLogger());
	const surroundings = createSurroundings(replica);
	const listings: Described[] = [];
	for (let after = ''; ; ) {
		const properties = replica.next('property', after, 500);
		for (const property of properties) {
			const terms = surroundings.terms(property.purpose, property.payment_plans, property.offer_cash_percent);
			const listing = buildListing(property, surroundings.place(property.area, property.project), terms);
			if (listing) listings.push({ listing, texts: collectTexts(property) });
		}
		if (properties.length < 500) break;
		after = String(properties.at(-1)?.id);
	}
	const amenities = new Map(replica.ids('amenity').map((id) => [Number(id), surroundings.amenityNames(Number(id))]));
	const all = { field: '', target: 0, today, limit: 100_000, offset: 0 };
	const knowledge = buildKnowledge({
		locations: replica.list('location', all),
		areas: replica.list('area', all),
		projects: replica.list('project', all),
		developers: replica.list('developer', all),
		amenities: replica.list('amenity', all),
		rates: replica.list('exchange_rate', all),
	});
	replica.close();
	return { listings, amenities, today, knowledge, typed: typedIn(knowledge) };
}

const TYPED_NAMES = 60;
const LONGEST_TYPED = 12;
const before = ['', '', 'villa ', '3 bedroom apartment in ', 'شقة في ', 'sho2a fel '];

function typedIn({ gazetteer: { names } }: Knowledge): string[] {
	const draw = random('typed');
	return Array.from({ length: TYPED_NAMES }, () => ({ said: draw.pick(before), name: draw.pick(names).text })).flatMap(({ said, name }) =>
		Array.from({ length: Math.min(LONGEST_TYPED, name.length) }, (_, length) => said + name.slice(0, length + 1)),
	);
}

/** Generates listings like those of the sample, each with its own price, size, location, dates and sentences. */
export function* manyListings({ listings, today }: Sample, count: number): Generator<Described> {
	const draw = random('bench');
	const twins = new Map<string, Place>();
	const now = Date.parse(today);
	const dayIn = (days: number) => new Date(now + days * DAY).toISOString().slice(0, 10);
	const days = Array.from({ length: 400 }, (_, index) => dayIn(index - 200));
	const day = (from: number, to: number) => days[200 + draw.int(from, to)] as string;

	function findTwin(place: Place): Place {
		const twin = draw.int(0, COMPOUND_TWINS - 1);
		if (place.compound === null || twin === 0) return place;
		const key = `${place.compound} ${twin}`;
		const known = twins.get(key) ?? {
			...place,
			compound: place.compound + 10_000 * twin,
			names: { ...place.names, compound: place.names.compound.map((name) => `${name} ${twin + 1}`) },
		};
		twins.set(key, known);
		return known;
	}

	const sentences = listings.map(({ texts }) => texts.descriptions.map((text) => text.split(/(?<=[.،؛]) /)));
	for (let index = 0; index < count; index++) {
		const at = draw.int(0, listings.length - 1);
		const { listing, texts } = listings[at] as Described;
		const other = sentences[draw.int(0, listings.length - 1)] as string[][];
		const id = 10_000 + index;
		const factor = draw.between(0.85, 1.15);
		const price = Math.max(500, Math.round((listing.price * factor) / 500) * 500);
		yield {
			listing: {
				...listing,
				id,
				reference: listing.reference.replace(/\d+$/, String(id)),
				place: findTwin(listing.place),
				price,
				allIn: Math.round((listing.allIn / listing.price) * price),
				builtUp: listing.builtUp && Math.round(listing.builtUp * draw.between(0.9, 1.1)),
				exclusive: draw.chance(0.08),
				featured: draw.chance(0.03),
				created: now - draw.int(0, 200 * 24) * 3_600_000,
				checked: day(-30, 0),
				until: day(30, 120),
				point: listing.point && { lng: listing.point.lng + draw.between(-0.01, 0.01), lat: listing.point.lat + draw.between(-0.01, 0.01) },
			},
			texts: {
				names: texts.names,
				descriptions: (sentences[at] as string[][]).map((own, language) => mixed(own, other[language] ?? own, draw.int(0, 1))),
			},
		};
	}
}

/** Takes every second sentence from another listing. */
const mixed = (own: string[], other: string[], start: number) =>
	own.map((sentence, index) => ((index + start) % 2 === 0 ? sentence : (other[index] ?? sentence))).join(' ');
