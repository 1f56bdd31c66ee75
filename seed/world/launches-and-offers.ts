import type { SampleRecord } from '../records.ts';
import type { LaunchText, OfferText } from '../sample/shapes.ts';
import { dayFrom, FIRST_ID, idAt, idFor, links, record, translations } from './assemble.ts';
import { imagesOf } from './compound-photos.ts';
import { compoundFacts, compoundIds, compounds, developerIds, developerOfCompound } from './compounds.ts';
import { worldFacts } from './properties.ts';
import { makeProperty } from './property/illustrated.ts';
import { quoted } from './property/prices.ts';
import { random } from './random.ts';
import { fileId, readSample } from './sample-files.ts';

const launches = readSample<LaunchText[]>('launches.json');
const offers = readSample<OfferText[]>('offers.json');

const compoundOf = (key: string) => {
	const facts = compoundFacts.find((item) => item.key === key);
	if (!facts) throw new Error(`sample content names compound “${key}”, which does not exist`);
	return facts;
};

/** Smallest home the phase will sell, at the low end of the area's prices. */
const smallestHome = { apartments: 85, mixed: 90, villas: 190, coastal: 75, commercial: 40 };

function startingPrice(compound: ReturnType<typeof compoundOf>): number {
	const [low] = compound.area.developer ?? [60_000, 90_000];
	return Math.round((low * smallestHome[compound.mix]) / 50_000) * 50_000;
}

export function* launchRecords(today: string): Generator<SampleRecord> {
	for (const [index, launch] of launches.entries()) {
		const compound = compoundOf(launch.compound);
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
				starting_price: startingPrice(compound),
				currency: 'EGP',
			},
			[
				translations('launch', { name: launch.name, summary: launch.summary, description: launch.description }),
				links('launch_payment_plan', 'payment_plan_id', compound.planIds),
				links('launch_files', 'directus_files_id', imagesOf(launch.key).map(fileId)),
			],
		);
	}
}

/** What an offer is on, its picture, and the price it leads to where it is on one unit. */
function subjectOf({ compound, developer, property, discountPercent = 0 }: OfferText, today: string) {
	if (property !== undefined) {
		const unit = makeProperty(property - FIRST_ID, worldFacts(today));
		return { property, price: quoted(unit.property.price * (1 - discountPercent / 100), 'sale'), photo: unit.images[0] };
	}
	if (compound) return { project: idFor(compoundIds, compound), photo: imagesOf(compound)[1] };
	const built = compounds.find((item) => item.developer === developer);
	return { developer: developer ? idFor(developerIds, developer) : null, photo: built && imagesOf(built.key)[2] };
}

const confirmedBy = { en: 'the developer’s sales office', ar: 'مكتب مبيعات المطوّر' };

export function* offerRecords(today: string, properties: number): Generator<SampleRecord> {
	for (const [index, offer] of offers.entries()) {
		if ((offer.property ?? 0) >= FIRST_ID + properties) continue;
		const { photo, ...subject } = subjectOf(offer, today);
		const from = dayFrom(today, offer.validFromDays);
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
			[translations('offer', { name: offer.name, summary: offer.summary, description: offer.description, confirmed_by: confirmedBy })],
		);
	}
}
