import type { SampleRecord } from '../records.ts';
import type { LaunchText, OfferText } from '../sample/shapes.ts';
import { dayFrom, FIRST_ID, idAt, idFor, links, record, translations } from './assemble.ts';
import { listImages } from './compound-photos.ts';
import { compoundFacts, compoundIds, compounds, developerIds, developerOfCompound } from './compounds.ts';
import type { WorldFacts } from './facts.ts';
import { findOfferPlans } from './payment-plans.ts';
import { makeProperty } from './property/illustrated.ts';
import { random } from './random.ts';
import { fileId, readSample } from './sample-files.ts';

const launches = readSample<LaunchText[]>('launches.json');
const offers = readSample<OfferText[]>('offers.json');

const findCompound = (key: string) => {
	const facts = compoundFacts.find((item) => item.key === key);
	if (!facts) throw new Error(`sample content names compound “${key}”, which does not exist`);
	return facts;
};

/** The smallest home of the phase, at the low end of the area's prices. */
const smallestHome = { apartments: 85, mixed: 90, villas: 190, coastal: 75, commercial: 40 };

/** A new phase costs slightly more than what is still on sale there. */
const NEW_PHASE = 1.03;

function startingPrice({ id, area, mix }: ReturnType<typeof findCompound>, cheapest: ReadonlyMap<unknown, number>): number {
	const [low] = area.developer ?? [60_000, 90_000];
	const price = NEW_PHASE * (cheapest.get(id) ?? low * smallestHome[mix]);
	return Math.round(price / 50_000) * 50_000;
}

/** The developer's price of the cheapest unit of each compound. */
function findCheapest(world: WorldFacts, properties: number): ReadonlyMap<unknown, number> {
	const cheapest = new Map<unknown, number>();
	for (let index = 0; index < properties; index++) {
		const { project, purpose, market, price, status } = makeProperty(index, world).property;
		if (status === 'published' && purpose === 'sale' && market === 'primary')
			cheapest.set(project, Math.min(price, cheapest.get(project) ?? price));
	}
	return cheapest;
}

export function* launchRecords(world: WorldFacts, properties: number): Generator<SampleRecord> {
	const cheapest = findCheapest(world, properties);
	const { today } = world;
	for (const [index, launch] of launches.entries()) {
		const compound = findCompound(launch.compound);
		const hour = random(`launch ${launch.key}`).pick(['09:00', '10:00', '16:00']);
		yield record(
			'launch',
			{
				id: idAt(index),
				project: compound.id,
				developer: developerOfCompound(compound.key),
				area: compound.area.id,
				launch_date: `${dayFrom(today, launch.launchInDays)}T${hour}:00.000Z`,
				delivery_date: launch.delivery.length === 7 ? `${launch.delivery}-01` : launch.delivery,
				eoi_amount: launch.eoi,
				bedrooms_from: launch.bedrooms?.[0] ?? null,
				bedrooms_to: launch.bedrooms?.[1] ?? null,
				starting_price: startingPrice(compound, cheapest),
				currency: 'EGP',
			},
			[
				translations('launch', { name: launch.name, summary: launch.summary, description: launch.description }),
				links('launch_payment_plan', 'payment_plan_id', compound.planIds),
				links('launch_files', 'directus_files_id', listImages(launch.key).map(fileId)),
			],
		);
	}
}

/** The subject of an offer, its picture, and its price if it is on one unit. */
function findOfferSubject({ compound, developer, property, discountPercent = 0 }: OfferText, world: WorldFacts) {
	if (property !== undefined) {
		const unit = makeProperty(property - FIRST_ID, world);
		return { property, price: Math.round((unit.property.price * (1 - discountPercent / 100)) / 500) * 500, photo: unit.images[0] };
	}
	if (compound) return { project: idFor(compoundIds, compound), photo: listImages(compound)[1] };
	const built = compounds.find((item) => item.developer === developer);
	return { developer: developer ? idFor(developerIds, developer) : null, photo: built && listImages(built.key)[2] };
}

const confirmedBy = { en: 'the developer’s sales office', ar: 'مكتب مبيعات المطوّر' };

export function* offerRecords(world: WorldFacts, properties: number): Generator<SampleRecord> {
	for (const [index, offer] of offers.entries()) {
		if ((offer.property ?? 0) >= FIRST_ID + properties) continue;
		const { photo, ...subject } = findOfferSubject(offer, world);
		const from = dayFrom(world.today, offer.validFromDays);
		yield record(
			'offer',
			{
				id: idAt(index),
				valid_from: from,
				valid_until: dayFrom(from, offer.validForDays),
				...subject,
				discount_percent: offer.discountPercent ?? null,
				cash_only: offer.cashOnly ?? false,
				pays: offer.pays ?? null,
				types: offer.types ?? null,
				confirmed_on: dayFrom(from, -2),
				image: photo ? fileId(photo) : null,
			},
			[
				translations('offer', { name: offer.name, summary: offer.summary, description: offer.description, confirmed_by: confirmedBy }),
				links(
					'offer_payment_plan',
					'payment_plan_id',
					findOfferPlans(offer.key).map(({ id }) => id),
				),
			],
		);
	}
}
