import { describe, expect, test } from 'vitest';
import type { OfferText } from '../sample/shapes.ts';
import { compounds } from './compounds.ts';
import { SAMPLE_PROPERTIES } from './facts.ts';
import { launchRecords, offerRecords } from './launches-and-offers.ts';
import { findPlans } from './payment-plans.ts';
import { worldFacts } from './properties.ts';
import { makeProperty } from './property/illustrated.ts';
import { readSample } from './sample-files.ts';

const world = worldFacts('2026-11-15');
const offers = readSample<OfferText[]>('offers.json');
const units = Array.from({ length: SAMPLE_PROPERTIES }, (_, index) => makeProperty(index, world));
const findCompounds = ({ compound, developer }: OfferText) =>
	compounds.filter((item) => item.key === compound || (developer !== undefined && item.developer === developer));

const isPrimarySale = (row: Record<string, unknown>) => row['market'] === 'primary' && row['purpose'] === 'sale';

describe('offers and launches of the sample', () => {
	test('a cash offer saves more than the plans do', () => {
		const cash = offers.filter(({ cashOnly }) => cashOnly);
		expect(cash.length).toBeGreaterThan(0);
		const worse = cash.filter((offer) =>
			findCompounds(offer).some(({ key }) => findPlans(key).some((plan) => plan.cash >= (offer.discountPercent ?? 0))),
		);
		expect(worse.map(({ key }) => key)).toEqual([]);
	});

	test('an offer on types of a compound applies to homes on sale there', () => {
		const isOn = (offer: OfferText, { property }: (typeof units)[number]) =>
			isPrimarySale(property) &&
			property.status === 'published' &&
			findCompounds(offer).includes(compounds[Number(property['project']) - 1001] as (typeof compounds)[number]) &&
			(offer.types?.includes(String(property['type'])) ?? true);
		const onNothing = offers.filter((offer) => offer.property === undefined && !units.some((unit) => isOn(offer, unit)));
		expect(onNothing.map(({ key }) => key)).toEqual([]);
	});

	test('an offer has a plan exactly if its text mentions paying later', () => {
		const rows = [...offerRecords(world, SAMPLE_PROPERTIES)].map(({ parts }) => parts.find(({ table }) => table === 'offer_payment_plan'));
		const withPlan = offers.filter((_, index) => rows[index]?.rows.length).map(({ key }) => key);
		expect(withPlan).toEqual(offers.filter(({ name }) => /years to pay|down payment|% down/i.test(name.en)).map(({ key }) => key));
	});

	test('a new phase does not start below what is still on sale there', () => {
		const launched = [...launchRecords(world, SAMPLE_PROPERTIES)].map(({ row }) => row);
		const isCheaper = ({ project, starting_price }: (typeof launched)[number]) => {
			const sold = units.flatMap(({ property }) => (property['project'] === project && isPrimarySale(property) ? [property.price] : []));
			return Number(starting_price) < Math.min(...sold, Number.POSITIVE_INFINITY) && sold.length > 0;
		};
		const cheaper = launched.filter(isCheaper);
		expect(cheaper.map(({ id }) => id)).toEqual([]);
	});

	test('no text mentions a charge that an offer pays', () => {
		const paid = units.filter(({ property }) => {
			const compound = compounds[Number(property['project']) - 1001];
			return offers.some(
				(offer) =>
					offer.pays?.length &&
					compound &&
					findCompounds(offer).includes(compound) &&
					offer.types?.includes(String(property['type'])) &&
					isPrimarySale(property),
			);
		});
		expect(paid.length).toBeGreaterThan(5);
		const named = paid.filter(({ translations }) => /maintenance deposit|club membership/i.test(translations.en_US.description));
		expect(named.map(({ property }) => property.reference)).toEqual([]);
	});
});
